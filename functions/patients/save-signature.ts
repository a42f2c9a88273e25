import type { PatientsHandlers } from './dependencies.ts';
import { isSignaturePng } from './files/check-png.ts';

const saved = "The patient's signature has been saved. Please fill out the referral form below.";
const notAPicture = 'That is not a picture of a signature: please clear it, draw it again and save it.';

export const saveSignature: PatientsHandlers['saveSignature'] = async (
  { body, auditContext },
  { records, signatures },
) => {
  const image = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64');
  if (!isSignaturePng(image)) return { status: 400, body: { status: 400, message: notAPicture } };
  const signatureUrl = await signatures.store(image);
  await records.recordSignature(auditContext);
  return { status: 201, body: { signatureUrl, message: saved } };
};
