import { organisation } from '../organisation.ts';
import { today } from './today.ts';

/** Whose records staff may open: those of their caseload and services, or everybody's. */
export const recordAccessRules = ['services', 'everybody'] as const;
export type RecordAccessRule = (typeof recordAccessRules)[number];

/** What decides who may open a record: the worker's account, and the services that the person was referred to. */
export type Opened = {
  readonly patientId: string;
  readonly worker: string | undefined;
  readonly services: readonly string[];
};

/** What a member of staff may open, beside the records of their own caseload. */
export type Reader = {
  readonly username: string;
  /** Every record there is: by their role, by the rule of the organisation, or as nobody has set their services. */
  readonly everyRecord: boolean;
  readonly services: readonly string[];
  /** Patients whose records they have opened with a reason, which still counts. */
  readonly openedWithReason: readonly string[];
};

const known: readonly string[] = organisation.services.map(({ id }) => id);

/**
 * Whether somebody may open a record. One that is of none of the organisation's services is for all who work in any: a
 * referral that names no service must not wait for somebody to find a reason.
 */
export const mayOpenRecord = (reader: Reader, { patientId, worker, services }: Opened): boolean =>
  reader.everyRecord ||
  worker === reader.username ||
  !services.some((one) => known.includes(one)) ||
  services.some((one) => reader.services.includes(one)) ||
  reader.openedWithReason.includes(patientId);

const lateHours = 4;

/**
 * The days, in London, on which a record is open that is opened now: to the end of this one, and of the next where this one
 * has less than four hours left. Nobody is locked out at midnight who began at night.
 */
export const daysOpen = (now: Date): readonly string[] => [
  ...new Set([today(now), today(new Date(now.getTime() + lateHours * 60 * 60_000))]),
];
