import { language } from '#words/language.ts';
import { referralLetters } from '#words/referral-letters.ts';
import type { Upload, UploadInput } from '../../../../shared/documents/document.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { audienceOf } from '../../../../shared/intake/form-steps.ts';
import { fieldOrderFor } from '../../../../shared/intake/journey.ts';
import { referralForm } from '../../../../shared/intake/public-referral.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { referralInput } from '../../../../shared/patients/referral.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { firstErrors } from '../../kernel/lib/first-errors.ts';
import { createIdempotencyKeys } from '../../kernel/lib/idempotency-keys.ts';

type Result =
  | { kind: 'done'; reference: string }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'failed'; text?: string };

/** The server answers in English; only the message about a missing file is taken from it. */
const inOurWords = (errors: FieldErrors): FieldErrors =>
  errors.documents === undefined ? errors : { ...errors, documents: referralLetters.chooseAgain };

/** Requests a form by which a letter is sent; undefined when there is no connection. */
export const offerLetter = async (letter: UploadInput): Promise<Upload | 'too-often' | undefined> => {
  const offered = await send(intakeCalls.offerUpload, { body: letter });
  if (offered.status === 201) return offered.body;
  return offered.status === 429 ? 'too-often' : undefined;
};

const keys = createIdempotencyKeys();

/** The errors in the answers, by field, in the order of the form. */
export const checkReferral = (answers: Draft): FieldErrors => {
  const parsed = referralInput.safeParse(answers);
  return parsed.success ? {} : firstErrors(parsed.error.issues, fieldOrderFor(audienceOf(answers)));
};

/** Sends a referral. The same answers sent again are the same referral. */
export const sendReferral = async (entries: FormData, documents: string[]): Promise<Result> => {
  const answers = { ...readPublicForm(referralForm, entries), documents };
  const fieldOrder = fieldOrderFor(audienceOf(answers as Draft));
  const referral = referralInput.safeParse(answers);
  if (!referral.success) return { kind: 'wrong', errors: firstErrors(referral.error.issues, fieldOrder) };
  const sent = await send(intakeCalls.sendReferral, {
    body: referral.data,
    query: languageQuery(language.key),
    idempotencyKey: keys.keyOf(referral.data),
  });
  if (sent.status === 201) {
    keys.forget();
    return { kind: 'done', reference: sent.body.reference };
  }
  if (sent.status === 'unreachable') return { kind: 'failed' };
  if (sent.status === 400 && sent.body.errors?.length)
    return { kind: 'wrong', errors: inOurWords(firstErrors(sent.body.errors, fieldOrder)) };
  return { kind: 'failed', text: failureText(sent) };
};
