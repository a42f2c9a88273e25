import { useState } from 'react';
import { facts } from '../../../../shared/organisation/facts.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import { nameRecordsAdmin } from '../../../../shared/organisation/records-admin.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { nobody } from '../../../../shared/patients/caseload-schema.ts';
import { type PatientRecord, type StaffUser, unassignReason } from '../../../../shared/patients/record.ts';
import { PlannedWithWorker, usePlannedChoice } from '../../appointments/parts/planned/planned-with-worker.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { refuseWrong } from '../../kernel/forms/check-fields.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useCallAnswer } from '../../safety/parts/call-dialog.tsx';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import { openCallOf } from '../../safety/parts/words.ts';
import { useWorkersSpeaking } from '../parts/queries.ts';
import styles from './patient.module.css';

/** Takes a patient from their worker; the reason is on the timeline. */
const UnassignForm = ({ record, worker, onDone }: { record: PatientRecord; worker: string; onDone: () => void }) => {
  const { mutateAsync } = useCall(patientCalls.unassignStaff);
  const { patientId, user } = record;
  const planned = usePlannedChoice({ from: user?.id ?? nobody, to: nobody, patientIds: [patientId] });
  const form = useChangeForm(async (value) => {
    const { answers, missing } = planned;
    refuseWrong(missing, Object.values(missing)[0]);
    await mutateAsync({
      params: { patientId },
      body: { reason: value('reason'), ...(answers && { planned: answers }) },
    });
    return `${fullName(record)} is no longer with ${worker}.`;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
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
      <PlannedWithWorker {...planned.fields} toName={undefined} errors={form.errors} />
    </StaffFormFrame>
  );
};

/**
 * For a record with a worker, the list of the others is behind a button. After the first assignment it stays open: the focus is
 * in it.
 */
const ChangeWorker = ({ record }: { record: PatientRecord }) => {
  const { user } = record;
  const [isOpen, setOpen] = useState(user === undefined);
  return (
    <>
      {user && (
        <div className={styles.row}>
          <RowButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} label="Assign to somebody else" />
          <Unassign record={record} worker={fullName(user)} />
        </div>
      )}
      {(isOpen || !user) && <StaffList record={record} />}
    </>
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
        <ChangeWorker record={record} />
      ) : (
        <p className={styles.none}>
          Only {nameRecordsAdmin()} can access the assignment of patients. Ask them, or ring{' '}
          <a href={phoneLink(facts.phone)}>{facts.phone}</a>.
        </p>
      )}
    </section>
  );
};

const Unassign = ({ record, worker }: { record: PatientRecord; worker: string }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  if (isOpen) return <UnassignForm record={record} worker={worker} onDone={close} />;
  return <RowButton ref={opener} onClick={open} label="Unassign" about={worker} />;
};

/** A list of buttons, since a select would choose on the way to a name; nothing changes before a confirmation. */
const StaffList = ({ record }: { record: PatientRecord }) => {
  const { patientId, user } = record;
  const { language } = record.referralDemographics;
  const { mutateAsync } = useCall(patientCalls.assignStaff);
  const [asked, setAsked] = useState<StaffUser>();
  const answer = useCallAnswer();
  const open = openCallOf(record);
  const planned = usePlannedChoice({ from: user?.id ?? nobody, to: asked?.id ?? '', patientIds: [patientId] });
  const [isTried, setTried] = useState(false);
  const assign = async ({ id: userId }: StaffUser) => {
    setTried(true);
    const { answers, missing } = planned;
    refuseWrong(missing, Object.values(missing)[0]);
    const call = open && answer.take(true);
    await mutateAsync({ body: { patientId, userId, ...(answers && { planned: answers }), ...(call && { call }) } });
  };
  const ask = (member: StaffUser | undefined) => {
    setAsked(member);
    planned.forget();
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
                <RowButton
                  aria-pressed={member.id === user?.id}
                  onClick={() => member.id !== user?.id && ask(member)}
                  label={
                    <>
                      {fullName(member)}
                      {member.speaks && `, speaks ${language}`}
                    </>
                  }
                />
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
              <PlannedWithWorker {...planned.fields} toName={fullName(asked)} errors={isTried ? planned.missing : {}} />
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  );
};
