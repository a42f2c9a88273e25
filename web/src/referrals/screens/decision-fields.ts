import * as z from 'zod';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { me, nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import type { referralDecision } from '../../../../shared/referrals/calls.ts';
import {
  isUnattended,
  type ReferralState,
  referralStateLabels,
  referralStates,
} from '../../../../shared/referrals/referral-state.ts';
import { blankCall, bodyOfCall, callDraft, callOrder } from '../../safety/parts/call-fields.tsx';

export const decisionDraft = z.object({
  state: z.enum(referralStates),
  /** The id of an account, `me` or `nobody`. */
  worker: z.string(),
  why: z.string(),
  insteadTo: z.string(),
  /** The reply to the referrer, where it differs from the suggestion. */
  answer: z.string(),
  isSent: z.boolean(),
  ...callDraft,
});
export type Decision = z.infer<typeof decisionDraft>;

export type Current = { episode: Episode; worker?: StaffUser | undefined };

const workerOf = ({ worker }: Pick<Current, 'worker'>): string => worker?.id ?? nobody;

export const savedOf = (current: Current): { version: number; values: Decision } => ({
  version: current.episode.version,
  values: {
    state: current.episode.state,
    worker: workerOf(current),
    why: '',
    insteadTo: '',
    answer: '',
    isSent: true,
    ...blankCall,
  },
});

type From = { version: number; from: ReferralState; fromWorker: string };

/** Whether a decision has to say what becomes of an open call. That of junk ends for the reason that it is junk. */
export const asksCall = (
  { state, worker }: Pick<Decision, 'state' | 'worker'>,
  { from, fromWorker, isCallOpen }: Omit<From, 'version'> & { isCallOpen: boolean },
): boolean => isCallOpen && state !== 'junk' && (worker !== fromWorker || (state !== from && !isUnattended(state)));

export const bodyOf = (
  { state, worker, why, insteadTo, ...call }: Decision,
  { version, from, fromWorker, isCallOpen }: From & { isCallOpen: boolean },
): z.input<typeof referralDecision> => ({
  state,
  from,
  version,
  why,
  ...(state === 'declined' && { insteadTo }),
  ...(worker !== fromWorker && { worker: { from: fromWorker, to: worker } }),
  ...(asksCall({ state, worker }, { from, fromWorker, isCallOpen }) && { call: bodyOfCall(call, worker !== nobody) }),
});

export const fieldOrder = ['state', 'worker', ...callOrder, 'why', 'insteadTo'];

const describeState = (state: unknown): string => {
  const found = referralStates.find((one) => one === state);
  return found ? referralStateLabels[found] : '';
};

/** The fields that a colleague may have changed meanwhile, in their comparable form. */
export const mergedFields = (staff: readonly StaffUser[]) => [
  { name: 'state', label: 'State', describe: describeState },
  {
    name: 'worker',
    label: 'Worker',
    describe: (id: unknown) => {
      if (id === me) return 'Me';
      if (id === nobody) return 'Nobody yet';
      const found = staff.find((one) => one.id === id);
      return found ? `${found.firstName} ${found.lastName}` : 'A colleague';
    },
  },
];
