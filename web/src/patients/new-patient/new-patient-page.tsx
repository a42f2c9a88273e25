import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { referralSections } from '../../../../shared/intake/referral-form.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import type { ContactMessage } from '../../../../shared/messages/contact-message.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { type PersonSought, personSought } from '../../../../shared/patients/likely-duplicate.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { patientScreen, titles } from '../../kernel/lib/paths.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import { LikelyPatients } from '../parts/likely-patients.tsx';
import styles from './new-patient.module.css';
import { SignatureBox } from './signature-box.tsx';
import { useNewPatient } from './use-new-patient.ts';

const details = 'referralPersonalDetails';

const isKnown = ({ firstName, lastName, phone, mobile, dob, postcode }: PersonSought): boolean =>
  (firstName !== '' && lastName !== '') || phone !== '' || mobile !== '' || (dob !== '' && postcode !== '');

/** Likely duplicates of the person of a form, once enough of it is filled in. */
const useLikelyPatients = (person: PersonSought | undefined) =>
  useQuery({
    ...callQuery(patientCalls.findLikelyPatients, { body: person ?? {} }),
    enabled: person !== undefined && isKnown(person),
    placeholderData: person && keepPreviousData,
  });

const readPerson = (form: HTMLFormElement): PersonSought => {
  const entries = new FormData(form);
  const typed = Object.entries(personSought.shape).map(([field, limit]) => {
    const text = String(entries.get(`${details}.${field}`) ?? '').trim();
    return [field, text.slice(0, longest(limit))];
  });
  return personSought.parse(Object.fromEntries(typed));
};

/** A new patient: the signature first, then the form of the public referral. */
const NewPatient = ({ message }: { message?: ContactMessage }) => {
  const form = useNewPatient(message);
  const [person, setPerson] = useState<PersonSought>();
  const likely = useLikelyPatients(person);
  const { errors, saved } = form;
  return (
    <>
      <StaffHeading title={titles.newPatient} isWrong={Object.keys(errors).length > 0} />
      <p role="status" className={styles.saved}>
        {saved && (
          <>
            {saved.text} <Link to={patientScreen(saved.patientId)}>Open the record of {saved.name}</Link>
          </>
        )}
      </p>
      {saved && !saved.isLinked && (
        <Problem
          text="The patient is saved, but the message could not be put on the record."
          retry={() => void form.link()}
        />
      )}
      {message && !saved && <p>What the message says has been filled in. Please check it and add what is missing.</p>}
      <form
        hidden={message !== undefined && saved !== undefined}
        key={form.formKey}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          setPerson(undefined);
          void form.save(event);
        }}
        onInput={({ currentTarget }) => form.storeTyped(currentTarget)}
        onBlur={({ currentTarget, target }) => {
          if ('name' in target && String(target.name).startsWith(details)) setPerson(readPerson(currentTarget));
        }}
      >
        <ErrorSummary errors={errors} attempt={form.attempt} />
        <DraftOffer form={form} what="new patient" />
        <SignatureBox
          signedName={form.start.signedName}
          signature={form.signature}
          onChange={form.setSignature}
          savePad={form.savePad}
        />
        {referralSections.map(({ id, title: section, groups }) => (
          <section key={id} className={styles.section} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`}>{section}</h2>
            {groups.map((name) => (
              <FormGroup
                key={name}
                name={name}
                group={recordGroups[name]}
                values={form.start.answers[name]}
                errors={errors}
              >
                {name === details && <LikelyPatients search={likely} />}
              </FormGroup>
            ))}
          </section>
        ))}
        <div className={styles.end}>
          {!form.signature.isDrawn && (
            <p className={styles.unsigned}>No drawn signature has been saved. You can save the patient without it.</p>
          )}
          <FormActions label="Save" status={form.status} />
        </div>
      </form>
    </>
  );
};

const FromMessage = ({ id }: { id: string }) => (
  <Loaded from={useQuery(callQuery(messageCalls.readContact, { params: { id } }))} missing={missing.message}>
    {(message) => <NewPatient message={message} />}
  </Loaded>
);

export const Component = () => {
  const [search] = useSearchParams();
  const id = search.get('message');
  return id === null ? <NewPatient /> : <FromMessage key={id} id={id} />;
};
