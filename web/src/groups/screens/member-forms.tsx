import { useState } from 'react';
import * as z from 'zod';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { type GroupMember, memberInput } from '../../../../shared/groups/group.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import styles from './groups.module.css';

const schema = z.object({ firstName: z.string(), joinedOn: z.string() });

type Props = { groupId: string; member: GroupMember; name: string };

const Leave = ({ groupId, member: { memberId }, name, onClose }: Props & { onClose: () => void }) => {
  const change = useCall(groupCalls.changeMember);
  return (
    <ChangeForm
      aria-label={`${name} leaves`}
      save="Save"
      onDone={onClose}
      change={async (value) => {
        await change.mutateAsync({ params: { groupId, memberId }, body: { leftOn: value('leftOn') } });
        return `${name} has left the group.`;
      }}
    >
      {(field) => <TextField {...field('leftOn')} label="Last day in the group" type="date" defaultValue={today()} />}
    </ChangeForm>
  );
};

/** The forms by which somebody leaves the group, or is given a place in it. */
export const MemberActions = (props: Props) => {
  const { groupId, member, name } = props;
  const { isOpen, open, close, opener } = useDisclosure();
  const give = useCall(groupCalls.changeMember);
  if (isOpen) return <Leave {...props} onClose={close} />;
  return (
    <span>
      {member.waiting && (
        <QuietButton
          label="Give a place"
          about={`to ${name}`}
          onClick={() => give.mutate({ params: { groupId, memberId: member.memberId }, body: {} })}
        />
      )}{' '}
      <QuietButton ref={opener} label="Leaves" about={`the group: ${name}`} onClick={open} />
      <span role="alert">{give.error?.message}</span>
    </span>
  );
};

/** Somebody joins: from the records, or by a first name alone. */
export const AddMember = ({ groupId }: { groupId: string }) => {
  const [isOfRecords, setOfRecords] = useState(true);
  const [patient, setPatient] = useState<ChosenPatient>();
  const [saved] = useState(() => ({ version: 0, values: { firstName: '', joinedOn: today() } }));
  const form = useStaffForm({
    place: { form: 'group-member', recordId: groupId },
    schema,
    saved,
    limits: { firstName: memberInput.shape.firstName },
  });
  const bodyOf = ({ firstName, joinedOn }: typeof form.values) =>
    isOfRecords ? { patientId: patient?.patientId ?? '', joinedOn } : { firstName, joinedOn };

  const save = async () => {
    const done = await form.submit({
      check: (written): Record<string, string> =>
        isOfRecords && !patient
          ? { patient: 'Please choose who joins.' }
          : checkFields(memberInput, bodyOf(written), (field) => (field === 'patientId' ? 'patient' : field)),
      body: ({ values: written }) => [groupId, bodyOf(written)],
      send: ({ values: written }, idempotencyKey) =>
        send(groupCalls.addMember, { params: { groupId }, body: bodyOf(written), idempotencyKey }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });
    if (done) setPatient(undefined);
  };

  return (
    <DraftForm
      form={form}
      draft="new member"
      heading={<h3 id="add-member">Somebody joins</h3>}
      className={styles.add}
      aria-labelledby="add-member"
      onSubmit={save}
      save="Add to the group"
    >
      <RadioRow
        name="who"
        legend="Who joins"
        choices={[
          ['records', 'Somebody on the records'],
          ['name', 'A first name alone'],
        ]}
        chosen={isOfRecords ? 'records' : 'name'}
        onChoose={(who) => setOfRecords(who === 'records')}
      />
      {isOfRecords ? (
        <>
          {patient && (
            <p>
              <strong>{fullName(patient)}</strong>
            </p>
          )}
          <PatientSearch patient={patient} onChoose={setPatient} error={form.errors.patient} />
        </>
      ) : (
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
      )}
      <TextField {...form.field('joinedOn')} label="Joins on" type="date" />
    </DraftForm>
  );
};
