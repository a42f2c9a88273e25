import * as z from 'zod';
import { optionalText } from '../kernel/text.ts';
import { ownShape, recordId, signedName, unclaimedSignature } from './record.ts';
import { referralGroupInputs } from './referral.ts';

// The wire format has the address of the signature among the personal details, though it is no answer of the form.
const takeOutSignature = (body: unknown): { body: unknown; signatureUrl: unknown } => {
  const { referralPersonalDetails: details, ...rest } = Object(body) as Record<string, unknown>;
  if (typeof body !== 'object' || typeof details !== 'object' || details === null) {
    return { body, signatureUrl: undefined };
  }
  const { signatureUrl, ...personal } = details as Record<string, unknown>;
  return { body: { ...rest, referralPersonalDetails: personal }, signatureUrl };
};

type Sent = { referralPersonalDetails?: unknown };
type WithBlankSignature<Input extends Sent> = Omit<Input, 'referralPersonalDetails'> & {
  referralPersonalDetails?: Input['referralPersonalDetails'] & { signatureUrl?: '' };
};

/** For senders who give no signature: a blank one is none, and any other is a field that is not known. */
export const withoutBlankSignature = <Output, Input extends Sent>(body: z.ZodType<Output, Input>) =>
  z.preprocess((sent) => {
    const taken = takeOutSignature(sent);
    return taken.signatureUrl === '' ? taken.body : sent;
  }, body) as unknown as z.ZodType<Output, WithBlankSignature<Input>>;

const missingName = 'Please make sure that you have entered at least a first and last name for the patient.';

const isNamed = ({ referralPersonalDetails: { firstName, lastName } }: z.output<typeof namedGroups>) =>
  firstName !== '' && lastName !== '';
const namedGroups = z.strictObject(referralGroupInputs);
const named = { path: ['referralPersonalDetails', 'firstName'], message: missingName };

const ignored = z.unknown().optional();
// A client may send back the fields that the server sets; they are ignored.
const ignoredShape = Object.fromEntries(Object.keys(ownShape).map((name) => [name, ignored])) as Record<
  Exclude<keyof typeof ownShape, 'patientId'>,
  typeof ignored
>;

const createBody = z
  .strictObject({
    ...referralGroupInputs,
    ...ignoredShape,
    patientId: ignored,
    version: ignored,
    signatureUrl: optionalText(unclaimedSignature),
    signedName: optionalText(signedName),
  })
  .refine(isNamed, named);
type CreateInput = Omit<z.input<typeof createBody>, 'signatureUrl'> & {
  referralPersonalDetails?: z.input<typeof createBody>['referralPersonalDetails'] & { signatureUrl?: string };
};

/** A new patient: the form, and the signature saved before it. */
export const patientInput = z.preprocess((sent) => {
  const { body, signatureUrl } = takeOutSignature(sent);
  return signatureUrl === undefined ? body : { ...(body as object), signatureUrl };
}, createBody) as unknown as z.ZodType<z.output<typeof createBody>, CreateInput>;

const changeBody = z
  .strictObject({
    ...referralGroupInputs,
    ...ignoredShape,
    patientId: recordId,
    /** The version that was read: another change meanwhile is a conflict, and nothing is lost. */
    version: z.int('Please say which version of the record you have changed.').min(1),
  })
  .refine(isNamed, named);

/** The whole record as it was read, changed: fields that are no answers of the form are ignored. */
export const patientChange = z.preprocess((sent) => takeOutSignature(sent).body, changeBody) as unknown as z.ZodType<
  z.output<typeof changeBody>,
  z.input<typeof changeBody>
>;
export type PatientChange = z.output<typeof changeBody>;
