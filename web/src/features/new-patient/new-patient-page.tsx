import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PersonSought } from '../../../../shared/api/likely-duplicate.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import { referralSections } from '../../../../shared/forms/referral-form.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormGroup } from '../../components/form-fields/form-group.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { LikelyPatients } from '../../entities/patient/likely-patients.tsx';
import { useLikelyPatients } from '../../entities/patient/likely-queries.ts';
import { patientScreen } from '../../lib/paths.ts';
import styles from './new-patient.module.css';
import { SignatureBox } from './signature-box.tsx';
import { useNewPatient } from './use-new-patient.ts';

const details = 'referralPersonalDetails';

const readPerson = (form: HTMLFormElement): PersonSought => {
  const entries = new FormData(form);
  const read = (field: string, most: number) =>
    String(entries.get(`${details}.${field}`) ?? '')
      .trim()
      .slice(0, most);
  return {
    firstName: read('firstName', 100),
    lastName: read('lastName', 100),
    dob: read('dob', 10),
    postcode: read('postcode', 12),
    phone: read('phone', 30),
    mobile: read('mobile', 30),
  };
};

/** A new patient: the signature first, then the form of the public referral. */
export const Component = () => {
  const form = useNewPatient();
  const [person, setPerson] = useState<PersonSought>();
  const likely = useLikelyPatients(person);
  const { errors, saved } = form;
  const title = 'New patient';
  return (
    <>
      <PageHead title={Object.keys(errors).length > 0 ? `Error: ${title}` : title} />
      <Heading>{title}</Heading>
      <p role="status" className={styles.saved}>
        {saved && (
          <>
            {saved.text} <Link to={patientScreen(saved.patientId)}>Open the record of {saved.name}</Link>
          </>
        )}
      </p>
      <form
        key={form.round}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          setPerson(undefined);
          void form.save(event);
        }}
        onInput={({ currentTarget }) => form.keep(currentTarget)}
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
