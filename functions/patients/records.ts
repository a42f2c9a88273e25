import { missing } from '../../shared/kernel/missing.ts';
import type { PatientRecord } from '../../shared/patients/record.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { PatientsDependencies, PatientsHandlers } from './dependencies.ts';
import { isSignaturePng } from './files/check-png.ts';
import type { FoundRecord } from './store/change-current.ts';
import { presentRecord } from './store/record.ts';
import { TakenMeanwhile } from './store/records.ts';

const signatureSaved = "The patient's signature has been saved. Please fill out the referral form below.";
const notAPicture = 'That is not a picture of a signature: please clear it, draw it again and save it.';
const signatureGone =
  'The signature was drawn more than a day ago and is no longer stored. Please ask the patient to sign again. Everything else is still here.';
const signatureTaken =
  'This signature belongs to the record of another patient. Please ask the patient to sign again. Everything else is still here.';

const changedMeanwhile =
  'Somebody else has changed this patient since you opened the page. Nothing you wrote is lost: please compare the two versions and save again.';
const noVersion = 'Sorry, there is no such earlier version of this record.';

/** A record with a link to its signature. */
export const withSignature = async (
  { record, signature }: FoundRecord,
  { signatures }: Pick<PatientsDependencies, 'signatures'>,
): Promise<PatientRecord> => {
  if (signature === undefined) return record;
  const signatureUrl = await signatures.link(signature);
  return { ...record, referralPersonalDetails: { ...record.referralPersonalDetails, signatureUrl } };
};

/** The calls about the answers on a record, and its signature. */
export const recordHandlers = {
  createPatient: async ({ body, idempotencyKey, auditContext }, { records, signatures }) => {
    const { signatureUrl, signedName, ...answers } = body;
    const signature = signatureUrl && (await signatures.claim(signatureUrl));
    if (signatureUrl && !signature) return conflict(signatureGone);
    const sender = { call: 'createPatient', idempotencyKey, content: body, at: auditContext.at, auditContext };
    try {
      const added = await records.add({ answers, signature, signedName }, sender);
      const record = await withSignature({ record: presentRecord(added), signature }, { signatures });
      return { status: 201, body: { ...record, message: 'Thank you. Your patient has been saved on the system.' } };
    } catch (error) {
      if (error instanceof TakenMeanwhile) return conflict(signatureTaken);
      throw error;
    }
  },
  readPatientVersion: async ({ params: { patientId, version }, query: { of = patientId } }, dependencies) => {
    const { records, joined, staff } = dependencies;
    const isTheirs = of === patientId || (await joined.read(of))?.patientId === patientId;
    const earlier = isTheirs ? await records.readVersion(of, version) : undefined;
    if (!earlier) return notFound(noVersion);
    const nameOf = await nameStaff({ staff }, [earlier.replacedBy]);
    return { status: 200, body: { ...earlier, replacedBy: nameOf(earlier.replacedBy) } };
  },
  readReferral: async ({ params }, { records, signatures }) => {
    const found = await records.read(params.id);
    return found ? { status: 200, body: await withSignature(found, { signatures }) } : notFound(missing.referral);
  },
  saveSignature: async ({ body, auditContext }, { records, signatures }) => {
    const image = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64');
    if (!isSignaturePng(image)) return { status: 400, body: { status: 400, message: notAPicture } };
    const signatureUrl = await signatures.store(image);
    await records.recordSignature(auditContext);
    return { status: 201, body: { signatureUrl, message: signatureSaved } };
  },
  updatePatient: async ({ body, auditContext }, { records, signatures }) => {
    const changed = await records.update(body, auditContext);
    if (changed.outcome === 'missing') return notFound(missing.patient);
    const current = await withSignature(changed.found, { signatures });
    if (changed.outcome === 'done') return { status: 200, body: current };
    return conflictWith(changedMeanwhile, current);
  },
} satisfies Partial<PatientsHandlers>;
