import { useState } from 'react';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { nobody } from '../../../../shared/patients/caseload-schema.ts';
import { type PatientRecord, type StaffUser, unassignReason } from '../../../../shared/patients/record.ts';
import {
  type PlannedChoice,
  PlannedWithWorker,
  readAnswers,
} from '../../appointments/parts/planned/planned-with-worker.tsx';
import { usePlannedWithWorker } from '../../appointments/parts/planned/queries.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/full-name.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import { useCallAnswer } from '../../safety/parts/use-call-answer.ts';
import { openCallOf } from '../../safety/parts/words.ts';
import { useWorkersSpeaking } from '../parts/queries.ts';
import styles from './patient.module.css';

type Props = { record: PatientRecord; worker: string; onDone: () => void };

/** Takes a patient from their worker; the reason is on the timeline. */
const UnassignForm = ({ record, worker, onDone }: Props) => {
  const { mutateAsync } = useCall(patientCalls.unassignStaff);
  const [chosen, setChosen] = useState<PlannedChoice>({});
  const going = { from: record.user?.id ?? nobody, to: nobody, patientIds: [record.patientId] };
  const planned = usePlannedWithWorker(going).data;
  const { answers, missing } = readAnswers(chosen, planned);
  const form = useChangeForm(async (value) => {
    const [wrong] = Object.values(missing);
    if (wrong !== undefined) throw new CallFailure(400, wrong, { errors: missing });
    await mutateAsync({
      params: { patientId: record.patientId },
      body: { reason: value('reason'), ...(answers && { planned: answers }) },
    });
    return `${record.firstName} ${record.lastName} is no longer with ${worker}.`;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      onSubmit={form.submit}
      aria-label="Unassign"
      save="Unassign"
      onCancel={onDone}
    >
      <TextField
        {...form.field('reason', unassignReason)}
        label={`Why they are no longer with ${worker}`}
        hint="Shown on the timeline."
      />
      <PlannedWithWorker
        {...going}
        toName={undefined}
        chosen={chosen}
        errors={form.errors}
        onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
    </StaffFormFrame>
  );
};

/** The worker of this patient. Only whoever `mayAssignPatients` may change it; the API enforces that. */
export const Assignment = ({ record }: { record: PatientRecord }) => {
  const { user } = record;
  return (
    <section className={styles.card} aria-labelledby="assignment">
      <h2 id="assignment">Assigned staff</h2>
      <p role="status">
        {user ? `This patient has been assigned to ${fullName(user)}` : 'This patient has not been assigned yet.'}
      </p>
      {may('mayAssignPatients') ? (
        <>
          {user && <Unassign record={record} worker={fullName(user)} />}
          <StaffList record={record} />
        </>
      ) : (
        <p className={styles.none}>
          Only {organisation.recordsAdmin} can access the assignment of patients. Ask them, or ring{' '}
          <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>.
        </p>
      )}
    </section>
  );
};

const Unassign = ({ record, worker }: { record: PatientRecord; worker: string }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  if (isOpen) return <UnassignForm record={record} worker={worker} onDone={close} />;
  return (
    <button ref={opener} type="button" className="in-row" onClick={open}>
      Unassign <span className="visually-hidden">{worker}</span>
    </button>
  );
};

/** A list of buttons, since a select would choose on the way to a name; nothing changes before a confirmation. */
const StaffList = ({ record }: { record: PatientRecord }) => {
  const { patientId, user } = record;
  const { language } = record.referralDemographics;
  const { mutateAsync } = useCall(patientCalls.assignStaff);
  const [asked, setAsked] = useState<StaffUser>();
  const answer = useCallAnswer();
  const open = openCallOf(record);
  const [chosen, setChosen] = useState<PlannedChoice>({});
  const going = { from: user?.id ?? nobody, to: asked?.id ?? '', patientIds: [patientId] };
  const planned = usePlannedWithWorker(going).data;
  const { answers, missing } = readAnswers(chosen, planned);
  const [isTried, setTried] = useState(false);
  const assign = async ({ id: userId }: StaffUser) => {
    setTried(true);
    const [wrong] = Object.values(missing);
    if (wrong !== undefined) throw new Error(wrong);
    const call = open && answer.take(true);
    await mutateAsync({
      body: { patientId, userId, ...(answers && { planned: answers }), ...(call && { call }) },
    });
  };
  const ask = (member: StaffUser | undefined) => {
    setAsked(member);
    setChosen({});
    setTried(false);
  };
  return (
    <Loaded from={useWorkersSpeaking(language)}>
      {(staff) => (
        <>
          <h3 id="staff" className={styles.choose}>
            Assign to
          </h3>
          <ul className={styles.staff} aria-labelledby="staff">
            {staff.map((member) => (
              <li key={member.id}>
                <button
                  type="button"
                  className="in-row"
                  aria-pressed={member.id === user?.id}
                  onClick={() => member.id !== user?.id && ask(member)}
                >
                  {fullName(member)}
                  {member.speaks && `, speaks ${language}`}
                </button>
              </li>
            ))}
          </ul>
          {asked && (
            <ConfirmDialog
              title={`Assign to ${fullName(asked)}?`}
              text={
                user ? `At present this patient is with ${fullName(user)}.` : 'This patient has not been assigned yet.'
              }
              detail={fullName(record)}
              confirm="Assign"
              act={() => assign(asked)}
              done={`${fullName(record)} has been assigned to ${fullName(asked)}.`}
              onClose={() => ask(undefined)}
              onDone={() => undefined}
            >
              {open && <CallFields call={open} worker={fullName(asked)} form={answer} />}
              <PlannedWithWorker
                {...going}
                toName={fullName(asked)}
                chosen={chosen}
                errors={isTried ? missing : {}}
                onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
              />
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  );
};
