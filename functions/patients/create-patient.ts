import { conflict } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';
import { withSignature } from './present.ts';
import { presentRecord } from './store/record.ts';
import { TakenMeanwhile } from './store/records.ts';

const signatureGone =
  'The signature was drawn more than a day ago and is no longer stored. Please ask the patient to sign again. Everything else is still here.';

const signatureTaken =
  'This signature belongs to the record of another patient. Please ask the patient to sign again. Everything else is still here.';

export const createPatient: PatientsHandlers['createPatient'] = async (
  { body, idempotencyKey, auditContext },
  dependencies,
) => {
  const { signatureUrl, signedName, ...answers } = body;
  const signature = signatureUrl && (await dependencies.signatures.claim(signatureUrl));
  if (signatureUrl && !signature) return conflict(signatureGone);
  const sender = { call: 'createPatient', idempotencyKey, content: body, at: auditContext.at, auditContext };
  try {
    const added = await dependencies.records.add({ answers, signature, signedName }, sender);
    const record = await withSignature({ record: presentRecord(added), signature }, dependencies);
    return { status: 201, body: { ...record, message: 'Thank you. Your patient has been saved on the system.' } };
  } catch (error) {
    if (error instanceof TakenMeanwhile) return conflict(signatureTaken);
    throw error;
  }
};
