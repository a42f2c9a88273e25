import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { missing } from '../../../../shared/kernel/missing.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { type Task, taskInput, taskKinds, taskWhat, whyNotDone } from '../../../../shared/tasks/task.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName, nameOfId } from '../../kernel/lib/format.ts';
import { patientScreen, screens } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { type ChosenPatient, usePatient } from '../../patients/parts/queries.ts';
import { ColleagueField } from '../../users/parts/colleague-field.tsx';
import { useColleagues } from '../parts/queries.ts';
import styles from './tasks.module.css';

const schema = z.object({ what: z.string(), kind: z.enum(['', ...taskKinds]), until: z.string(), ownerId: z.string() });
const wanted = taskInput.pick({ what: true, kind: true, until: true, ownerId: true });
const order = ['kind', 'what', 'ownerId', 'until'];

const kinds = [
  ['', 'Something to do'],
  ['ring', 'Ring them'],
  ['letter', 'Send a letter that was promised'],
  ['consent', 'Ask again for a consent that runs out'],
] as const;
const savedOf = ({ version, what, kind, until, owner }: Task) => ({
  version,
  values: { what, kind: kind ?? ('' as const), until, ownerId: owner.id },
});

type Props = {
  task: Task | undefined;
  patientId: string | undefined;
  origin: string | null;
  colleagues: readonly StaffUser[];
};

const isQuestionnaire = (origin: string): origin is QuestionnaireId => questionnaireIds.some((id) => id === origin);

/** The initial words of a task that follows from an alert, a note or an overdue test, as the address says. */
export const firstWords = (origin: string | null): string => {
  if (origin === 'alert') return 'Follow up the alert: ask how they are, and whether the safety plan still holds.';
  if (origin === 'note') return 'Follow up what we agreed.';
  return origin !== null && isQuestionnaire(origin) ? `Do the ${findQuestionnaire(origin).name} with them.` : '';
};

const TaskForm = ({ task, patientId, origin, colleagues }: Props) => {
  const announce = useAnnounce();
  const reading = usePatient(task ? undefined : patientId);
  // By default the patient of the address.
  const [chosen, setChosen] = useState<{ patient: ChosenPatient | undefined }>();
  const patient = chosen ? chosen.patient : reading.data;
  const about = task?.patient?.patientId ?? patient?.patientId;
  const navigate = useNavigate();
  // The screen that the task came from opens again.
  const cameFrom = task?.patient?.patientId ?? patientId;
  const leave = () => void navigate(cameFrom ? patientScreen(cameFrom) : screens.tasks);
  const [saved] = useState(
    task
      ? savedOf(task)
      : { version: 0, values: { what: firstWords(origin), kind: '' as const, until: '', ownerId: '' } },
  );
  const form = useStaffForm({
    place: { form: 'task', recordId: task?.taskId, ...(patientId && { patientId }) },
    schema,
    saved,
    limits: { what: taskWhat },
  });

  const save = async () => {
    const done = await form.submit({
      check: (written) => checkFields(wanted, written, undefined, order),
      body: ({ values: written }) => [about, written],
      send: async ({ version, values: written }, idempotencyKey) =>
        task
          ? await send(taskCalls.changeTask, { params: { taskId: task.taskId }, body: { ...written, version } })
          : await send(taskCalls.createTask, {
              body: { ...written, ...(about && { patientId: about }) },
              idempotencyKey,
            }),
      done: (answer) =>
        answer.status === 200 || answer.status === 201 ? { value: true, saved: savedOf(answer.body) } : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
    });
    if (!done) return;
    announce(task ? 'The task has been changed.' : 'The task has been saved.');
    leave();
  };

  return (
    <DraftForm
      form={form}
      draft="task"
      merged={{
        kind: ['What kind of task', Object.fromEntries(kinds)],
        what: 'What is to be done',
        ownerId: ['For whom', (id) => nameOfId(colleagues, id)],
        until: 'Until when',
      }}
      cancel={{ what: 'The task', onClose: leave }}
      className={styles.form}
      onSubmit={save}
      save="Save task"
    >
      {task?.patient && (
        <p>
          About <Link to={patientScreen(task.patient.patientId)}>{fullName(task.patient)}</Link>
        </p>
      )}
      {!task && (
        <PatientSearch
          patient={patient}
          reading={{ isLoading: reading.isLoading, error: reading.error, retry: () => void reading.refetch() }}
          onChoose={(one) => setChosen({ patient: one })}
          label="About which patient? Leave it blank if it is about nobody."
        />
      )}
      <SelectField {...form.choice('kind')} label="What kind of task" choices={kinds} />
      <LongTextField {...form.field('what')} label="What is to be done" rows={3} />
      <ColleagueField {...form.choice('ownerId')} label="For whom" colleagues={colleagues} blank="Please choose" />
      <TextField {...form.field('until')} type="date" label="Until when" />
    </DraftForm>
  );
};

/** Ends a task that will not be done, with the reason, which stays on the record. */
const EndWithout = ({ task }: { task: Task }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(taskCalls.finishTask);
  const navigate = useNavigate();
  if (task.done) return null;
  if (!isOpen) return <QuietButton ref={opener} label="It will not be done" onClick={open} />;
  return (
    <ChangeForm
      aria-label="End the task without doing it"
      save="End the task"
      onDone={close}
      change={async (value) => {
        const why = value('why');
        refuseWrong(checkFields(z.object({ why: whyNotDone }), { why }));
        const { taskId, version } = task;
        await mutateAsync({ params: { taskId }, body: { to: 'not-done', why, version } });
        void navigate(task.patient ? patientScreen(task.patient.patientId) : screens.tasks);
        return 'The task is ended, with your reason.';
      }}
    >
      {(field) => (
        <TextField
          {...field('why', whyNotDone)}
          label="Why will it not be done?"
          hint="The reason stays with the task, and on the timeline of the person it is about."
        />
      )}
    </ChangeForm>
  );
};

const WithColleagues = (props: Omit<Props, 'colleagues'>) => (
  <Loaded from={useColleagues()}>{({ content }) => <TaskForm {...props} colleagues={content} />}</Loaded>
);

const Change = ({ id }: { id: string }) => (
  <Loaded from={useReading(taskCalls.readTask, { params: { taskId: id } })} missing={missing.task}>
    {(task) => (
      <>
        <WithColleagues task={task} patientId={task.patient?.patientId} origin={null} />
        <EndWithout task={task} />
      </>
    )}
  </Loaded>
);

/** A new task, or a change of one. The address may name its patient and its origin. */
export const Component = () => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const title = id === undefined ? 'New task' : 'Change a task';
  const patientId = search.get('patient') || undefined;
  return (
    <section>
      <StaffHeading title={title} />
      {id === undefined ? (
        <WithColleagues key={patientId} task={undefined} patientId={patientId} origin={search.get('from')} />
      ) : (
        <Change key={id} id={id} />
      )}
    </section>
  );
};
