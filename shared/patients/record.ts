import * as z from 'zod';
import { missing } from '../kernel/missing.ts';
import { multiLine, oneOf, patternText, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { writtenIn } from '../kernel/written-in.ts';
import { currentDanger, dangerCall } from '../safety/danger-schema.ts';
import { referralGroupsStored } from './referral.ts';
import { staffUser } from './staff-user.ts';

export { type StaffUser, staffUser } from './staff-user.ts';

/** A referral and a patient are one record, under one id. */
export const recordId = ulidText(missing.referral);

export const externalStatuses = ['sent', 'accepted', 'waiting', 'declined', 'completed'] as const;
/** The working days within which another service is asked for its answer. */
export const answerWithinWorkingDays = 10;
export const externalStatus = oneOf(externalStatuses, 'Please choose what has become of it.');
export type ExternalStatus = z.infer<typeof externalStatus>;

export const externalReferral = withReferralId(
  z.object({
    externalReferralId: z.string(),
    patientId: recordId,
    serviceType: z.string(),
    description: z.string(),
    referralDate: z.iso.datetime(),
    status: externalStatus,
    outcome: z.string(),
    /** Why it was made although they had not agreed that anything is shared. */
    withoutConsent: z.string().optional(),
    /** Counts its changes: a change names the version that was read. */
    version: z.int().min(1),
  }),
);
export type ExternalReferral = z.infer<typeof externalReferral>;

/** The safety plan in a record: whether there is one, and its date. */
const safetyPlanSummary = z.union([
  z.object({ version: z.int().min(1), writtenAt: z.iso.datetime() }),
  z.object({ unreadable: z.literal(true) }),
]);
export type SafetyPlanSummary = z.infer<typeof safetyPlanSummary>;

const { referralPersonalDetails, ...otherGroups } = referralGroupsStored;

/** The fields that the server sets; a client's values for them are ignored. */
export const ownShape = {
  patientId: recordId,
  /** The reference, like `K7M-4PX`; absent on a record from before there were references. */
  reference: z.string().optional(),
  /** The organisation's own number for the person, of an import. */
  ownReference: z.string().optional(),
  active: z.boolean(),
  referralDate: z.iso.datetime(),
  signupDate: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  user: staffUser.optional(),
  externalReferrals: z.array(orUnreadable(externalReferral, 'externalReferralId')),
  /** Whether there is a safety plan. */
  safetyPlan: safetyPlanSummary.optional(),
  /** The name of who agreed by typing it, because drawing was not possible. */
  signedName: z.string().optional(),
  writtenIn,
  changedAt: z.iso.datetime(),
};

/** The whole record as staff read it. */
export const patientRecord = withReferralId(
  z.object({
    ...ownShape,
    version: z.int().min(1),
    /** Present while the record speaks of danger, and nobody has lifted it. */
    danger: currentDanger.optional(),
    /** Present where a call was promised: open, or settled. */
    dangerCall: dangerCall.optional(),
    ...otherGroups,
    referralPersonalDetails: z.intersection(
      referralPersonalDetails,
      z.object({
        /** A link to the drawn signature that works for some minutes. */
        signatureUrl: z.string().optional(),
      }),
    ),
  }),
);
export type PatientRecord = z.infer<typeof patientRecord>;

const row = z.object({
  patientId: recordId,
  reference: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  active: z.boolean(),
  referralDate: z.iso.datetime(),
});

/** A row of the tables of referrals and of patients. */
export const patientRow = orUnreadable(row, 'patientId');
export type PatientRow = z.infer<typeof patientRow>;
export { row as readablePatientRow };

export const patientStatuses = ['all', 'active', 'inactive'] as const;
export type PatientStatus = (typeof patientStatuses)[number];

export const unclaimedSignature = patternText(
  80,
  /^unclaimed\/[\w-]{20,64}\.png$/,
  'Please save the signature again: it was not kept.',
);

/** The largest picture of a signature. */
export const signatureBytes = 200 * 1024;

/** The name of who agreed by typing it. */
export const signedName = singleLine(200);

export const serviceType = singleLine(200, 'Please enter the type of service.');
export const externalDescription = multiLine(4000, 'Please enter the details of the referral.');
export const externalOutcome = multiLine(4000);
/** The consents that a referral to somebody else may need: `shared/privacy/consent.ts`. */
export const sharingPurposes = ['gp', 'services'] as const;
/** Why something is shared although they do not agree. */
export const withoutConsentText = multiLine(500);
export const unassignReason = singleLine(200, 'Please say why.');
export const caseNoteText = multiLine(20_000, 'Please write the case note.');
