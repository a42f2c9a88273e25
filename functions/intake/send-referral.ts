import { storedLanguage } from '../../shared/kernel/written-in.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { wordsIn } from '../kernel/http/every-language.ts';
import { refusedAt } from '../kernel/http/outcome.ts';
import { log } from '../kernel/lib/log.ts';
import { referralDateOf } from '../patients/store/record.ts';
import { TakenMeanwhile } from '../patients/store/records.ts';
import { statusCodeOf } from '../referrals/status-code.ts';
import { acknowledge } from './acknowledge.ts';
import { countSubmission } from './count-submission.ts';
import type { IntakeHandlers } from './dependencies.ts';

const refuseGone = async (language: LanguageKey) => {
  const { referralLetters } = await wordsIn(language);
  return refusedAt('documents', referralLetters.chooseAgain);
};

const refuseTaken = (error: unknown): undefined => {
  if (!(error instanceof TakenMeanwhile)) throw error;
};

export const sendReferral: IntakeHandlers['sendReferral'] = async (
  { body, query: { language }, idempotencyKey, client: { network, site } },
  { records, uploads, ...using },
) => {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const attached = (await uploads.find(body.documents, at)).filter((upload) => upload !== undefined);
  if (attached.length < body.documents.length) return refuseGone(language);
  const sender = { call: 'sendReferral', idempotencyKey, content: body, at };
  const isSetApart = await countSubmission('sendReferral', network, now, using);
  const { dob } = body.referralPersonalDetails;
  const statusCode = dob === '' ? statusCodeOf(sender) : undefined;
  const sent = { answers: body, uploads: attached, isSetApart, statusCode, ...storedLanguage(language) };
  const record = await records.add(sent, sender).catch(refuseTaken);
  if (!record) return refuseGone(language);
  // The referral is stored: the sender is told so, whatever happens to the email.
  await acknowledge({ record, network, site, now, language }, using).catch((error: unknown) =>
    log({ event: 'mail-failed', error: error instanceof Error ? error.name : 'UnknownError' }),
  );
  const { patientId, reference, active } = record;
  return {
    status: 201,
    body: {
      patientId,
      // A referral from before there were references, sent again, was given its id.
      reference: reference ?? patientId,
      ...(statusCode && { statusCode }),
      referralDate: referralDateOf(patientId),
      active,
    },
  };
};
