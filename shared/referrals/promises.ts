import { addWorkingDays } from '../kernel/working-days.ts';
import { rulesOf } from '../organisation/service-rules.ts';

/**
 * What whoever waits may count on: that somebody reads the referral, that it is decided, that the worker gets in touch after it was
 * accepted, and that whoever asked for it is rung back. Each is derived from what the records say anyway, and kept nowhere beside it.
 */
type PromiseKind = 'read' | 'decide' | 'contact' | 'ring';

/** A promise: the last day on which it is in time, and the day on which it was fulfilled, if it was. */
export type Promised = { readonly kind: PromiseKind; readonly by: string; readonly doneOn?: string | undefined };

type PromiseState = 'open' | 'late' | 'kept' | 'kept late';

/** What has become of a promise by a day. The last day is in time, to its end. */
export const stateOfPromise = ({ by, doneOn }: Promised, today: string): PromiseState => {
  if (doneOn !== undefined) return doneOn <= by ? 'kept' : 'kept late';
  return today <= by ? 'open' : 'late';
};

/** The day by whose end a referral of a day has been read: the next working day, as the forms promise. */
export const readBy = (referredOn: string): string => addWorkingDays(referredOn, 1);

/** The day by whose end a referral of a day is decided: the wait that the worklist of its service calls too long. */
export const decideBy = (referredOn: string, service: string): string =>
  addWorkingDays(referredOn, rulesOf(service).limits.red);

/** The working days within which a worker is in touch with somebody new to them. */
const firstContactDays = 5;

/** The day by whose end the worker has been in touch with somebody who was accepted, or came to them, on a day. */
export const contactBy = (acceptedOn: string): string => addWorkingDays(acceptedOn, firstContactDays);

/** The days of a referral as far as they are known. */
type ReferralDays = {
  readonly referredOn: string;
  readonly decideBy?: string | undefined;
  readonly readOn?: string | undefined;
  readonly decidedOn?: string | undefined;
};

/**
 * The promises of a referral. Of one that was read before its day was kept, nothing is said of the reading: nobody can tell whether
 * it was in time. A new one waits for both.
 */
export const promisesOfReferral = (days: ReferralDays, isRead: boolean): Promised[] => [
  ...(isRead && days.readOn === undefined
    ? []
    : [{ kind: 'read' as const, by: readBy(days.referredOn), doneOn: days.readOn }]),
  ...(days.decideBy === undefined ? [] : [{ kind: 'decide' as const, by: days.decideBy, doneOn: days.decidedOn }]),
];
