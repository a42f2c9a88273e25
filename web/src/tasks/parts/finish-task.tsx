import { taskCalls } from '../../../../shared/tasks/calls.ts';
import type { Task } from '../../../../shared/tasks/task.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { useFollowedFocus } from '../../kernel/components/use-disclosure.ts';
import { useCall } from '../../kernel/lib/query.ts';

const doneLabel = (kind: Task['kind']): string => (kind === 'letter' ? 'Sent' : 'Done');

/** Says that a task is done, or opens it again. */
export const FinishTask = ({ task: { taskId, what, kind, done, version } }: { task: Task }) => {
  const announce = useAnnounce();
  const { mutate, isPending, error } = useCall(taskCalls.finishTask, (_, { body }) =>
    announce(body.to === 'done' ? 'The task is done.' : 'The task is open again.'),
  );
  const button = useFollowedFocus<HTMLButtonElement>();
  return (
    <>
      <RowButton
        ref={button}
        label={done ? 'Open again' : doneLabel(kind)}
        about={`: ${what}`}
        isOff={isPending}
        onClick={() => mutate({ params: { taskId }, body: { to: done ? 'open' : 'done', version } })}
      />
      {error && <Problem text={error.message} />}
    </>
  );
};
