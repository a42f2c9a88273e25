import type { records } from '../../../shared/api/records.ts';
import { presentRecord } from '../../data/records/record.ts';
import { SignatureTaken } from '../../data/records/records.ts';
import type { Handler } from '../../lib/handler.ts';
import { conflict } from '../../lib/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withSignature } from './present.ts';

const signatureGone =
  'The signature was drawn more than a day ago and has not been kept. Please ask the patient to sign again. Everything else is still here.';

const signatureTaken =
  'This signature stands on the record of another patient. Please ask the patient to sign again. Everything else is still here.';

export const createPatient: Handler<typeof records.createPatient, RecordsDependencies> = async (
  { body, idempotencyKey, trace },
  dependencies,
) => {
  const { signatureUrl, signedName, ...answers } = body;
  const signature = signatureUrl && (await dependencies.signatures.claim(signatureUrl));
  if (signatureUrl && !signature) return conflict(signatureGone);
  const sender = { call: 'createPatient', idempotencyKey, content: body, at: trace.at, trace };
  try {
    const added = await dependencies.records.add({ answers, signature, signedName }, sender);
    const record = await withSignature({ record: presentRecord(added), signature }, dependencies);
    return { status: 201, body: { ...record, message: 'Thank you. Your patient has been saved on the system.' } };
  } catch (error) {
    if (error instanceof SignatureTaken) return conflict(signatureTaken);
    throw error;
  }
};
