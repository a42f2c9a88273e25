import type { StaffUser } from '../../../shared/patients/staff-user.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { type CallAnswer, type DangerCall, isMade, type RecordedCall } from '../../../shared/safety/danger-schema.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { requireMayWork } from '../../kernel/store/worker-excluded.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import { callOf, openCallOf, ringerOf } from './danger-state.ts';

declare const accounted: unique symbol;

/**
 * What becomes of the promised call when a record changes its state, its worker or its place. Only the functions here
 * make one, and `changeStatus` takes nothing else: whatever changes a record says what becomes of the call.
 */
export type CallAfter = {
  readonly dangerCall: DangerCall | undefined;
  readonly events: readonly TimelineEvent[];
  readonly [accounted]: true;
};

/** An answer with whoever is to ring. */
export type GivenAnswer = Omit<CallAnswer, 'to'> & { to?: StaffUser | undefined };

/** Nobody said what becomes of an open call, or who is to ring. */
export type Unanswered = 'unanswered' | 'no-ringer';
export const isUnanswered = (after: CallAfter | Unanswered): after is Unanswered => typeof after === 'string';

type Worker = StoredRecord['user'];

const make = (dangerCall: DangerCall | undefined, events: readonly TimelineEvent[] = []): CallAfter =>
  ({ dangerCall, events }) as unknown as CallAfter;

const handed = (to: Worker, { dueBy: until }: DangerCall): TimelineEvent => ({
  kind: 'call-handed',
  ...(to && { to }),
  until,
});

const recordOf = ({ outcome, by, on, time, words }: GivenAnswer): RecordedCall | undefined =>
  outcome === 'later'
    ? undefined
    : {
        outcome,
        ...(isMade(outcome) && { ...(by && { by }), ...(on && { on }), ...(time && { time }) }),
        ...(words && { words }),
      };

/** An open call goes with the person to their worker, or is everybody's where they have none. Nobody was asked. */
export const passCallOn = (before: StoredRecord, worker: Worker): CallAfter => {
  const open = openCallOf(before);
  if (!open) return make(before.dangerCall);
  if (worker?.id === before.user?.id) return make(open);
  const { owner: _, ...call } = open;
  return make(call, [handed(worker, call)]);
};

/** The same where an open call must have been given to somebody by name first: the person becomes inactive. */
export const leaveCall = (before: StoredRecord): CallAfter | Unanswered => {
  const open = openCallOf(before);
  return open && !open.owner ? 'unanswered' : passCallOn(before, before.user);
};

/**
 * What somebody said of the call. Where one is open, something must be said, and a call that stays open has somebody
 * who rings: the worker, or whoever is named.
 *
 * @throws {WorkerExcluded} where the record is closed to whoever would ring.
 */
export const answerCall = (
  before: StoredRecord,
  worker: Worker,
  answer: GivenAnswer | undefined,
): CallAfter | Unanswered => {
  const open = openCallOf(before);
  const recorded = answer && recordOf(answer);
  const event: TimelineEvent[] = recorded ? [{ kind: 'call', ...recorded }] : [];
  // A colleague has settled it meanwhile: a further call took place all the same.
  if (!open) return make(before.dangerCall, answer && isMade(answer.outcome) ? event : []);
  if (!answer) return 'unanswered';
  if (recorded && recorded.outcome !== 'not-reached') return make({ ...open, settled: recorded }, event);
  const ringer = worker ?? answer.to ?? open.owner;
  if (!ringer) return 'no-ringer';
  requireMayWork(ringer, before.limits, before.referralPersonalDetails);
  const tried = recorded && { tries: (open.tries ?? 0) + 1, lastTry: recorded };
  const call = { ...open, ...tried, owner: ringer };
  const isSame = ringer.id === ringerOf(before, open)?.id && recorded !== undefined;
  return make(call, [...event, ...(isSame ? [] : [handed(ringer, call)])]);
};

/** A call in vain to somebody whose call is everybody's, and remains so. */
export const noteTry = (before: StoredRecord, answer: GivenAnswer): CallAfter | Unanswered => {
  const [open, recorded] = [openCallOf(before), recordOf(answer)];
  const isEverybodys = open && !ringerOf(before, open) && !answer.to;
  if (!isEverybodys || recorded?.outcome !== 'not-reached') return answerCall(before, before.user, answer);
  const call = { ...open, tries: (open.tries ?? 0) + 1, lastTry: recorded };
  return make(call, [{ kind: 'call', ...recorded }]);
};

/** A referral that is junk is nobody's: its call ends for the reason that was given. */
export const endCallOfJunk = (before: StoredRecord, why: string): CallAfter => {
  const open = openCallOf(before);
  if (!open) return make(before.dangerCall);
  const settled: RecordedCall = { outcome: 'none', words: why };
  return make({ ...open, settled }, [{ kind: 'call', ...settled }]);
};

/** What was no junk is owed its call again, unless the call was settled before. */
export const reopenCallOfJunk = (before: StoredRecord): CallAfter => {
  if (!before.dangerCall) return make(undefined);
  const { settled, ...call } = before.dangerCall;
  const { stateWhy } = currentEpisode(before.episodes);
  const endedAsJunk = settled?.outcome === 'none' && settled.words === stateWhy;
  return make(endedAsJunk ? call : before.dangerCall);
};

/** The calls of two records that become one: open if either is, by the earlier of the two days. */
export const joinCalls = (to: StoredRecord, worker: Worker, from: CallAfter): CallAfter => {
  const own = passCallOn(to, worker);
  const events = [...own.events, ...from.events];
  const open = [own.dangerCall, from.dangerCall].filter((call) => call && !call.settled);
  const [first] = open.toSorted((one, other) => ((one?.dueBy ?? '') < (other?.dueBy ?? '') ? -1 : 1));
  if (!first) return make(callOf(to) ?? from.dangerCall, events);
  const owner = worker ?? open.map((call) => call?.owner).find((one) => one !== undefined);
  return make({ ...first, ...(owner && { owner }) }, events);
};

/** The calls after a joined referral was separated again: an open one that came with it goes with it. */
export const separateCalls = (patient: StoredRecord, before: DangerCall | undefined, worker: Worker): CallAfter => {
  const open = openCallOf(patient);
  const cameWithIt = open !== undefined && (before === undefined || before.settled !== undefined);
  return cameWithIt ? make(before) : passCallOn(patient, worker);
};
