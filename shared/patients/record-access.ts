import { roleMay } from '../kernel/permissions.ts';
import type { StaffRole } from '../kernel/roles.ts';
import { today } from '../kernel/today.ts';
import { isServiceId } from '../organisation/services.ts';
import type { StoredLimits } from '../privacy/record-limits.ts';
import { isPractice } from './practice.ts';

/** The records that staff may open: those of their caseload and services, or everybody's. */
export const recordAccessRules = ['services', 'everybody'] as const;

/**
 * The data that decides who may open a record: the worker's account, and the services that the person was referred to.
 */
export type Opened = {
  readonly patientId: string;
  readonly worker: string | undefined;
  readonly services: readonly string[];
  readonly limits: StoredLimits | undefined;
};

/** The access of a member of staff, beside the records of their own caseload. */
export type AccessProfile = {
  readonly username: string;
  /** Every record: by their role, by the organisation's setting, or because no services are set for them. */
  readonly everyRecord: boolean;
  readonly services: readonly string[];
  /** Patients whose records they have opened with a reason that still counts. */
  readonly openedWithReason: readonly string[];
};

/** Whether somebody works in all services, by what was chosen for them. Before `every` was stored, an empty list said so. */
export const worksInAll = ({
  services,
  every,
}: {
  services: readonly string[];
  every?: boolean | undefined;
}): boolean => every ?? services.length === 0;

/** Whether a record is closed to somebody whatever their reason. */
export const isClosedTo = (limits: StoredLimits | undefined, username: string): boolean =>
  limits?.excluded.some(({ id }) => id === username) ?? false;

/** Where a record names no people: whether its services, or a wider access, let the reader open it. */
const isOfTheirService = (reader: AccessProfile, { services }: Opened): boolean =>
  reader.everyRecord ||
  (reader.services.length > 0 && !services.some(isServiceId)) ||
  services.some((one) => reader.services.includes(one));

/**
 * Whether somebody may open a record. One without any of the organisation's services is open to all who work in any: a
 * referral that names no service must not wait for somebody to give a reason. A practice patient has nothing to protect.
 * A restricted record is open to the people it names, whoever else could open every record; to others with a reason.
 */
export const mayOpenRecord = (reader: AccessProfile, opened: Opened): boolean =>
  isPractice(opened.patientId) ||
  (!isClosedTo(opened.limits, reader.username) &&
    (opened.worker === reader.username ||
      reader.openedWithReason.includes(opened.patientId) ||
      (opened.limits?.restrictedTo?.ids.includes(reader.username) ?? isOfTheirService(reader, opened))));

/**
 * Whether somebody may open every record, and so may see every number made of them. One who works in some services may
 * not, nor for one of these alone: a person who has moved on to another service still counts there, and its number
 * taken from that of all would tell about the others.
 */
export const mayOpenEveryRecord = (role: StaffRole, { everyRecord }: Pick<AccessProfile, 'everyRecord'>): boolean =>
  roleMay(role, 'mayReadRecords') && everyRecord;

const lateHours = 4;

/**
 * The days, in London, on which a record opened now stays open: today, and tomorrow if today has less than four hours
 * left. Nobody who began at night is locked out at midnight.
 */
export const daysOpen = (now: Date): readonly string[] => [
  ...new Set([today(now), today(new Date(now.getTime() + lateHours * 60 * 60_000))]),
];
