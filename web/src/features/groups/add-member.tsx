import { useState } from 'react';
import * as z from 'zod';
import { diary } from '../../../../shared/api/diary.ts';
import { memberInput } from '../../../../shared/api/group.ts';
import { today } from '../../../../shared/domain/today.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { TextField } from '../../components/field.tsx';
import { RadioRow } from '../../components/radio-row.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import type { ChosenPatient } from '../../entities/patient/queries.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import styles from './groups.module.css';

const schema = z.object({ firstName: z.string(), joinedOn: z.string() });

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
        send(diary.addMember, { params: { groupId }, body: bodyOf(written), idempotencyKey }),
      done: (answer) => (answer.status === 201 ? { value: true, text: answer.body.message } : undefined),
    });
    if (done) setPatient(undefined);
  };

  return (
    <StaffFormFrame
      form={form}
      heading={<h3 id="add-member">Somebody joins</h3>}
      className={styles.add}
      aria-labelledby="add-member"
      onSubmit={save}
      save="Add to the group"
    >
      <DraftOffer form={form} what="new member" />
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
              <strong>
                {patient.firstName} {patient.lastName}
              </strong>
            </p>
          )}
          <PatientSearch patient={patient} onChoose={setPatient} error={form.errors.patient} />
        </>
      ) : (
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
      )}
      <TextField {...form.field('joinedOn')} label="Joins on" type="date" />
    </StaffFormFrame>
  );
};
