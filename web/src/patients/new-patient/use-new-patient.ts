import { type SyntheticEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { type Draft, readEntries } from '../../../../shared/kernel/forms/read-entries.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import type { ContactMessage } from '../../../../shared/messages/contact-message.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { patientInput } from '../../../../shared/patients/patient-input.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import type { SignatureState } from './signature-box.tsx';

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
export const useNewPatient = (message: ContactMessage | undefined) => {
  const [start] = useState({ version: 0, values: message ? writtenIn(message) : blank });
  const form = useStaffForm({ place: { form: 'new-patient', recordId: message?.contactId }, schema, saved: start });
  // The pad is mounted anew with every round of the form, and is empty then: an earlier signature is not that of the
  // present person.
  const [signed, setSigned] = useState({ ...notSigned, formKey: form.formKey });
  const signature = signed.formKey === form.formKey ? signed : notSigned;
  const [saved, setSaved] = useState<{ patientId: string; name: string; text: string; isLinked: boolean }>();
  const savePad = useRef<() => Promise<string | undefined>>(undefined);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const controls = [...new FormData(element).keys()];
    const written = read(element);
    const check = (values: Written) => checkFields(patientInput, bodyOf(values, undefined), undefined, controls);
    form.write(written);
    let { url } = signature;
    if (signature.isDrawn && !url && Object.keys(check(written)).length === 0) {
      // The content of the pad is saved, including strokes after its last save.
      url = await savePad.current?.();
      // The error is shown beside the pad.
      if (!url) return;
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
