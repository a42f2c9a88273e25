import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';
import { ColleagueField } from './colleague-field.tsx';

/** Whether access was not ended since the person has open tasks. */
export const isForTasks = (error: Error): boolean => error instanceof CallFailure && error.errors.tasks !== undefined;

/** Gives all open tasks of somebody to a colleague. @throws Error where a task could not be given. */
export const giveAllTasks = async (from: string, to: string): Promise<void> => {
  for (;;) {
    const { given, left } = await fetchBody(taskCalls.giveTasks, { body: { from, to } });
    if (left === 0) return;
    if (given === 0) throw new Error('Some tasks were being changed by somebody else. Please try again.');
  }
};

type Props = { owner: string; value: string; onChoose: (id: string) => void };

/** Asks who does the open tasks of somebody who leaves. */
export const TasksGoTo = ({ owner, value, onChoose }: Props) => {
  const { data } = useColleagues();
  return (
    <ColleagueField
      name="tasksTo"
      label="Who does their open tasks"
      colleagues={(data?.content ?? []).filter(({ id }) => id !== owner)}
      blank="Please choose"
      value={value}
      onChoose={onChoose}
    />
  );
};
