import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod';
import { patientInput } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { type Draft, readEntries } from '../../../../shared/forms/read-entries.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { firstErrors } from '../../lib/first-errors.ts';

const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);
const draftSchema: z.ZodType<Written> = z.object({
  answers: z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), answer)])),
  signedName: z.string(),
});

type Written = { answers: Draft; signedName: string };
const nothing: Written = { answers: {}, signedName: '' };

type Saved = { referralId: string; name: string; text: string };

const read = (form: HTMLFormElement): Written => {
  const entries = new FormData(form);
  return { answers: readEntries(recordGroups, entries), signedName: String(entries.get('signedName') ?? '').trim() };
};

/** What the form of a new patient shows and does. */
export const useNewPatient = () => {
  const { errors, attempt, status, submit } = useStaffForm();
  const [values, setValues] = useState(nothing);
  // Counted up to start the fields afresh: after a save, or with a draft.
  const [round, setRound] = useState(0);
  const [signatureUrl, setSignatureUrl] = useState<string>();
  const [saved, setSaved] = useState<Saved>();
  const draft = useDraft({ form: 'new-patient', recordId: undefined, schema: draftSchema });

  const startWith = (next: Written) => {
    setValues(next);
    // The pad is empty again: a signature that was saved before is not that of the person who stands here now.
    setSignatureUrl(undefined);
    setRound((count) => count + 1);
  };

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { answers, signedName } = read(form);
    const body = {
      ...answers,
      referralPersonalDetails: { ...answers.referralPersonalDetails, ...(signatureUrl ? { signatureUrl } : {}) },
      ...(signedName ? { signedName } : {}),
    };
    const checked = patientInput.safeParse(body);
    const names = [...new FormData(form).keys()];
    void submit({
      body,
      wrong: checked.success ? {} : firstErrors(checked.error.issues, names),
      send: (idempotencyKey) => send(records.createPatient, { body, idempotencyKey }),
      onAnswer: (sent) => {
        if (sent.status !== 201) return undefined;
        const { referralId, firstName, lastName, message } = sent.body;
        setSaved({ referralId, name: `${firstName} ${lastName}`, text: message });
        startWith(nothing);
        void draft.clear();
        window.scrollTo(0, 0);
        return '';
      },
    });
  };

  return {
    errors,
    attempt,
    status,
    values,
    round,
    signatureUrl,
    saved,
    draft,
    save,
    setSignatureUrl,
    take: startWith,
    keep: (form: HTMLFormElement) => draft.keep(read(form)),
  };
};
