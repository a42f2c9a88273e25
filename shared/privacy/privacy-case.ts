import * as z from 'zod';
import { timeOfDay } from '../appointments/appointment.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { missing } from '../kernel/missing.ts';
import { pastDay } from '../kernel/past-day.ts';
import { versionRead } from '../kernel/replies.ts';
import { multiLine, oneOf, optionalText, singleLine, ulidText } from '../kernel/text.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { personId } from '../patients/practice.ts';
import { staffUser } from '../patients/staff-user.ts';
import { mostPassages, passage } from './black-out.ts';
import { packState } from './pack.ts';

/** What a person asks about their information: the rights of the UK GDPR, articles 15 to 21, and a complaint. */
export const requestKinds = ['access', 'correction', 'erasure', 'restriction', 'objection', 'complaint'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const arrivals = ['letter', 'email', 'phone', 'in-person'] as const;

/** How likely it is that people come to harm by an incident: who has to be informed depends on it. */
export const risks = ['unknown', 'unlikely', 'likely', 'high'] as const;
export type Risk = (typeof risks)[number];

export const outcomes = ['done', 'in-part', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

/** What was done about a request or an incident; the two that end it and take that back are of both. */
export const stepKinds = [
  'note',
  'identity',
  'acknowledged',
  'extended',
  'risk',
  'regulator-informed',
  'people-informed',
  'people-not-informed',
  'ended',
  'reopened',
] as const;
export type StepKind = (typeof stepKinds)[number];

export const caseId = ulidText(missing.privacyCase);

const personMissing = 'Please write whose information it is about.';
const chooseRisk = 'Please choose how likely harm is.';
const requestFields = {
  request: oneOf(requestKinds, 'Please choose what they ask for.'),
  person: singleLine(100, personMissing),
  askedBy: singleLine(200),
  arrival: oneOf(arrivals, 'Please choose how it came.'),
  receivedOn: pastDay,
  words: multiLine(2000, 'Please write what they ask, in their words where you can.'),
};
const incidentFields = {
  what: multiLine(2000, 'Please write what happened.'),
  whose: singleLine(300, 'Please write whose information it is, and about how many people.'),
  knownOn: pastDay,
  knownAt: timeOfDay,
  risk: oneOf(risks, chooseRisk),
};

export const requestInput = z.strictObject({
  ...requestFields,
  askedBy: optionalText(requestFields.askedBy),
  patientId: optionalText(personId),
});
export type RequestInput = z.infer<typeof requestInput>;

export const incidentInput = z.strictObject(incidentFields);
export type IncidentInput = z.infer<typeof incidentInput>;

const stepWords = multiLine(1000, 'Please write what was done.');

/** A step as it is written down; which of its optional fields it needs is judged with the case: `judge-step.ts`. */
export const stepInput = z.strictObject({
  version: versionRead,
  step: oneOf(stepKinds, 'Please choose what was done.'),
  on: pastDay,
  words: stepWords,
  /** Of who they are: it had to be asked for, and came on that day. */
  wasAskedFor: z.boolean().optional(),
  /** Of informing the regulator. */
  at: optionalText(timeOfDay),
  risk: optionalText(oneOf(risks, chooseRisk)),
  outcome: optionalText(oneOf(outcomes, 'Please choose how it ends.')),
  /** Of an end: they know why not, and that they may complain to the regulator. */
  rightsExplained: z.boolean().optional(),
});
export type StepInput = z.infer<typeof stepInput>;

/** The number of steps of one case: it is one item. */
export const mostSteps = 60;

const stepFields = {
  step: z.enum(stepKinds),
  on: calendarDay,
  words: z.string(),
  wasAskedFor: z.boolean().optional(),
  at: z.string().optional(),
  risk: z.enum(risks).optional(),
  outcome: z.enum(outcomes).optional(),
  rightsExplained: z.boolean().optional(),
  writtenAt: z.iso.datetime(),
};

/** A case as stored: its steps name staff by the `sub` of the account. What follows from the steps is not stored. */
const made = { caseId: z.string(), madeBy: z.string(), madeAt: z.iso.datetime(), version: z.int().min(1) };
const storedSteps = { steps: z.array(z.object({ ...stepFields, by: z.string() })) };
const storedRequest = z.object({
  kind: z.literal('request'),
  request: z.enum(requestKinds),
  person: z.string(),
  askedBy: z.string().optional(),
  arrival: z.enum(arrivals),
  receivedOn: calendarDay,
  words: z.string(),
  patientId: z.string().optional(),
  /** The copy of everything that is stored about them, of a request for one. */
  pack: packState.optional(),
  /** The words that are blacked out in it. */
  blackedOut: z.array(passage).max(mostPassages).optional(),
  ...made,
  ...storedSteps,
});
const storedIncident = z.object({
  kind: z.literal('incident'),
  what: z.string(),
  whose: z.string(),
  knownOn: calendarDay,
  knownAt: z.string(),
  risk: z.enum(risks),
  ...made,
  ...storedSteps,
});
export const storedCase = z.union([storedRequest, storedIncident]);
export type StoredCase = z.infer<typeof storedCase>;

const shown = { madeBy: staffUser, steps: z.array(z.object({ ...stepFields, by: staffUser })) };

/** A request of a person about their information, or an incident, as it is shown. */
export const privacyCase = z.discriminatedUnion('kind', [
  storedRequest.omit({ patientId: true }).extend({ ...shown, patient: namedPatient.optional() }),
  storedIncident.extend(shown),
]);
export type PrivacyCase = z.infer<typeof privacyCase>;

/** What is judged of a case, stored or shown. */
type Steps = readonly Omit<StoredCase['steps'][number], 'by' | 'writtenAt'>[];
export type JudgedCase =
  | (Pick<z.infer<typeof storedRequest>, 'kind' | 'request' | 'receivedOn'> & { steps: Steps })
  | (Pick<z.infer<typeof storedIncident>, 'kind' | 'knownOn' | 'knownAt' | 'risk'> & { steps: Steps });

/** The last step of a kind; undefined where there is none. */
export const lastStep = ({ steps }: { steps: Steps }, kind: StepKind) => steps.findLast(({ step }) => step === kind);

export const isEnded = ({ steps }: { steps: Steps }): boolean =>
  steps.findLast(({ step }) => step === 'ended' || step === 'reopened')?.step === 'ended';

/** How likely harm is, as it was judged last. */
export const riskOf = (one: JudgedCase): Risk | undefined =>
  one.kind === 'incident' ? (lastStep(one, 'risk')?.risk ?? one.risk) : undefined;

type WithRecord = { request?: string; patientId?: string | undefined; patient?: object | undefined; steps: Steps };

/** Whether a copy of everything can be prepared: of an open request for one, by somebody who has a record. */
export const canHavePack = (one: WithRecord): boolean =>
  one.request === 'access' && !isEnded(one) && (one.patientId !== undefined || one.patient !== undefined);
