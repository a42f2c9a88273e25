import { language } from '#words/language.ts';
import type { Upload, UploadInput } from '../../../../shared/documents/document.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { fieldOrderFor } from '../../../../shared/intake/journey.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { firstErrors } from '../../kernel/lib/first-errors.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';
import { giveCode } from '../parts/given-code.ts';

/** Requests a form by which a letter is sent; undefined when there is no connection. */
export const offerLetter = async (letter: UploadInput): Promise<Upload | 'too-often' | undefined> => {
  const offered = await send(intakeCalls.offerUpload, { body: letter });
  if (offered.status === 201) return offered.body;
  return offered.status === 429 ? 'too-often' : undefined;
};

/** The errors in the answers, by field, in the order of the form. */
export const checkReferral = (answers: Draft, audience: Audience): FieldErrors => {
  const parsed = referralInput.safeParse(answers);
  return parsed.success ? {} : firstErrors(parsed.error.issues, fieldOrderFor(audience));
};

const sendChecked = createPublicSending({
  form: referralForm,
  input: referralInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.sendReferral, { body, query: languageQuery(language.key), idempotencyKey }),
  done: (answer) => {
    if (answer.status !== 201) return undefined;
    giveCode(answer.body.statusCode);
    return { value: answer.body };
  },
});

/** Sends what was filled in, with its letters; returns the reference, and gives the next page the code if there is one. */
export const sendReferral = (entries: FormData, audience: Audience, documents: string[]) =>
  sendChecked(entries, fieldOrderFor(audience), { documents });
