import { type SyntheticEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { type Draft, readEntries } from '../../../../shared/kernel/forms/read-entries.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import type { ContactMessage } from '../../../../shared/messages/contact-message.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { type PersonSought, personSought } from '../../../../shared/patients/likely-duplicate.ts';
import { patientInput } from '../../../../shared/patients/patient-input.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { longest } from '../../kernel/forms/longest.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { patientScreen, titles } from '../../kernel/lib/paths.ts';
import { paged, useReading } from '../../kernel/lib/query.ts';
import { LikelyPatients } from '../parts/likely-patients.tsx';
import { LaterSection } from './later-section.tsx';
import styles from './new-patient.module.css';
import { details, firstGroup, isAnswered, isWrong, laterSections } from './sections.ts';
import { SignatureBox, type SignatureState } from './signature-box.tsx';

const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);
type Written = { answers: Draft; signedName: string };
const schema: z.ZodType<Written> = z.object({
  answers: z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), answer)])),
  signedName: z.string(),
});
const blank: Written = { answers: {}, signedName: '' };

/** The answers that a message gives about somebody who becomes a patient. */
const writtenIn = ({ firstName, lastName, email, phone, message, safeContact, ringBack }: ContactMessage): Written => {
  const { methods, ...rest } = safeContact;
  return {
    answers: {
      referralPersonalDetails: { firstName, lastName, email, phone },
      referralSafeContact: { ...rest, methods: [...methods] },
      referralContent: { content: message },
      referralDemographics: { language: ringBack?.language ?? '' },
      referralProject: { project: ringBack?.service ?? '' },
    },
    signedName: '',
  };
};

/** Puts the message on the new record, in its present version. */
const linkMessage = async (contactId: string, patientId: string): Promise<boolean> => {
  const read = await send(messageCalls.readContact, { params: { id: contactId } });
  if (read.status !== 200) return false;
  const body = { patientId, version: read.body.version };
  return (await send(patientCalls.linkContact, { params: { id: contactId }, body })).status === 200;
};

const read = (form: HTMLFormElement): Written => {
  const entries = new FormData(form);
  return { answers: readEntries(recordGroups, entries), signedName: String(entries.get('signedName') ?? '').trim() };
};

const bodyOf = ({ answers, signedName }: Written, signatureUrl: string | undefined) => ({
  ...answers,
  referralPersonalDetails: { ...answers.referralPersonalDetails, ...(signatureUrl ? { signatureUrl } : {}) },
  ...(signedName ? { signedName } : {}),
});

const notSigned: SignatureState = { isDrawn: false, url: undefined };

/** The state and the actions of the form of a new patient; it may begin with the answers of a message. */
const useNewPatient = (message: ContactMessage | undefined) => {
  const [start] = useState({ version: 0, values: message ? writtenIn(message) : blank });
  const form = useStaffForm({ place: { form: 'new-patient', recordId: message?.contactId }, schema, saved: start });
  // The pad is mounted anew with every round of the form, and is empty then: an earlier signature is not that of the
  // present person.
  const [signed, setSigned] = useState({ ...notSigned, formKey: form.formKey });
  const signature = signed.formKey === form.formKey ? signed : notSigned;
  const [saved, setSaved] = useState<{ patientId: string; name: string; text: string; isLinked: boolean }>();
  // The error is shown beside the pad, which may be folded.
  const [padWrongAt, setPadWrongAt] = useState<number>();
  const savePad = useRef<() => Promise<string | undefined>>(undefined);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const controls = [...new FormData(element).keys()];
    const written = read(element);
    const check = (values: Written) => checkFields(patientInput, bodyOf(values, undefined), undefined, controls);
    form.write(written);
    let { url } = signature;
    if (signature.isDrawn && !url && Object.keys(check(written)).length === 0) {
      // The content of the pad is saved, including strokes after its last save.
      url = await savePad.current?.();
      if (!url) return setPadWrongAt(Date.now());
    }
    const sent = await form.submit({
      check,
      body: ({ values }) => bodyOf(values, url),
      send: ({ values }, idempotencyKey) =>
        send(patientCalls.createPatient, { body: bodyOf(values, url), idempotencyKey }),
      done: (reply) => (reply.status === 201 ? { value: reply.body } : undefined),
    });
    if (!sent) return;
    const { patientId, firstName, lastName, message: text } = sent.value;
    const isLinked = !message || (await linkMessage(message.contactId, patientId));
    setSaved({ patientId, name: `${firstName} ${lastName}`, text, isLinked });
    window.scrollTo(0, 0);
  };

  return {
    ...form,
    signature,
    padWrongAt,
    saved,
    save,
    savePad,
    /** Tries again to put the message on the record. */
    link: async () => {
      if (message && saved && (await linkMessage(message.contactId, saved.patientId)))
        setSaved({ ...saved, isLinked: true });
    },
    setSignature: (state: SignatureState) => setSigned({ ...state, formKey: form.formKey }),
    storeTyped: (element: HTMLFormElement) => form.write(read(element)),
  };
};

const isKnown = ({ firstName, lastName, phone, mobile, dob, postcode }: PersonSought): boolean =>
  (firstName !== '' && lastName !== '') || phone !== '' || mobile !== '' || (dob !== '' && postcode !== '');

/** Likely duplicates of the person of a form, once enough of it is filled in. */
const useLikelyPatients = (person: PersonSought | undefined) =>
  useReading(
    patientCalls.findLikelyPatients,
    { body: person ?? {} },
    { enabled: person !== undefined && isKnown(person), ...(person && paged) },
  );

const readPerson = (form: HTMLFormElement): PersonSought => {
  const entries = new FormData(form);
  const typed = Object.entries(personSought.shape).map(([field, limit]) => {
    const text = String(entries.get(`${details}.${field}`) ?? '').trim();
    return [field, text.slice(0, longest(limit))];
  });
  return personSought.parse(Object.fromEntries(typed));
};

/** A new patient: who it is, then what can wait as a talk goes, and the signature last. */
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
      <DraftForm
        form={form}
        draft="new patient"
        hidden={message !== undefined && saved !== undefined}
        key={form.formKey}
        className={styles.form}
        save="Save"
        isLong
        onSubmit={(event) => {
          setPerson(undefined);
          return form.save(event);
        }}
        onInput={({ currentTarget }) => form.storeTyped(currentTarget)}
        onBlur={({ currentTarget, target }) => {
          if ('name' in target && String(target.name).startsWith(details)) setPerson(readPerson(currentTarget));
        }}
      >
        <FormGroup name={details} group={firstGroup} values={form.start.answers[details]} errors={errors}>
          <LikelyPatients search={likely} />
        </FormGroup>
        <p className={styles.hint}>The rest can wait, until they tell you or there is time.</p>
        {laterSections.map((section) => (
          <LaterSection
            key={section.id}
            title={section.title}
            isBegun={isAnswered(section, form.start.answers)}
            wrongAt={isWrong(section, errors) ? form.attempt : undefined}
          >
            {section.parts.map(({ name, group }) => (
              <FormGroup key={name} name={name} group={group} values={form.start.answers[name]} errors={errors} />
            ))}
          </LaterSection>
        ))}
        <LaterSection title="Signature of the patient" isBegun={form.start.signedName !== ''} wrongAt={form.padWrongAt}>
          <SignatureBox
            signedName={form.start.signedName}
            signature={form.signature}
            onChange={form.setSignature}
            savePad={form.savePad}
          />
        </LaterSection>
        {!form.signature.isDrawn && (
          <p className={styles.hint}>No drawn signature has been saved. You can save the patient without it.</p>
        )}
      </DraftForm>
    </>
  );
};

const FromMessage = ({ id }: { id: string }) => (
  <Loaded from={useReading(messageCalls.readContact, { params: { id } })} missing={missing.message}>
    {(message) => <NewPatient message={message} />}
  </Loaded>
);

export const Component = () => {
  const [search] = useSearchParams();
  const id = search.get('message');
  return id === null ? <NewPatient /> : <FromMessage key={id} id={id} />;
};
