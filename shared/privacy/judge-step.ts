import {
  isEnded,
  type JudgedCase,
  lastStep,
  mostSteps,
  riskOf,
  type StepInput,
  type StepKind,
  stepKinds,
} from './privacy-case.ts';
import { canBeExtended, firstMonthEnds } from './privacy-clock.ts';

const ofIncidents: readonly StepKind[] = ['risk', 'regulator-informed', 'people-informed', 'people-not-informed'];
const ofRequests: readonly StepKind[] = ['identity', 'acknowledged', 'extended'];

const isOpenTo = (one: JudgedCase, step: StepKind): boolean => {
  if (step === 'note') return true;
  if (isEnded(one)) return step === 'reopened';
  if (step === 'reopened') return false;
  if (ofIncidents.includes(step)) return one.kind === 'incident';
  if (!ofRequests.includes(step)) return true;
  if (one.kind === 'incident') return false;
  if (step === 'acknowledged') return one.request === 'complaint' && !lastStep(one, 'acknowledged');
  return step === 'identity' || (canBeExtended(one.request) && !lastStep(one, 'extended'));
};

/** The steps that can be written down now, in the order in which they are offered. */
export const stepsOpenTo = (one: JudgedCase): StepKind[] => stepKinds.filter((step) => isOpenTo(one, step));

type Given = Omit<StepInput, 'version'>;
export type Refusal = { path: keyof Given; message: string };

const refuseEndOfRequest = (
  one: Extract<JudgedCase, { kind: 'request' }>,
  { outcome, rightsExplained }: Given,
): Refusal | undefined => {
  if (outcome === undefined) return { path: 'outcome', message: 'Please choose how it ends.' };
  const gives = outcome === 'done' || outcome === 'in-part';
  if (gives && one.request !== 'complaint' && !lastStep(one, 'identity'))
    return {
      path: 'outcome',
      message: 'Please write down first how you know who they are: it must not go to somebody else.',
    };
  if ((outcome === 'refused' || outcome === 'in-part') && rightsExplained !== true)
    return {
      path: 'rightsExplained',
      message: 'Please tell them why, and that they may complain to the regulator and go to court. Then tick this.',
    };
  return undefined;
};

const refuseEndOfIncident = (one: JudgedCase): Refusal | undefined => {
  const risk = riskOf(one);
  if (risk === 'unknown') return { path: 'step', message: 'Please judge first how likely harm is.' };
  if (risk !== 'unlikely' && !lastStep(one, 'regulator-informed'))
    return { path: 'step', message: 'Harm is likely: please inform the regulator first, and write that down.' };
  if (risk === 'high' && !lastStep(one, 'people-informed') && !lastStep(one, 'people-not-informed'))
    return {
      path: 'step',
      message: 'Harm is very likely: please inform the people first, or write down why they need not be.',
    };
  return undefined;
};

/** Why a step cannot be written down, at its field; undefined where it can. */
export const refuseStep = (one: JudgedCase, given: Given): Refusal | undefined => {
  const { step, on, risk, at } = given;
  if (one.steps.length >= mostSteps)
    return {
      path: 'step',
      message: `This has ${mostSteps} entries already. Please begin a new one, and say so in it.`,
    };
  if (!isOpenTo(one, step)) return { path: 'step', message: 'That cannot be done now. Please look at it again.' };
  if (on < (one.kind === 'request' ? one.receivedOn : one.knownOn))
    return { path: 'on', message: 'That is before it came. Please look at the date again.' };
  if (step === 'risk' && risk === undefined) return { path: 'risk', message: 'Please choose how likely harm is.' };
  if (step === 'regulator-informed' && at === undefined)
    return { path: 'at', message: 'Please give the time as hours and minutes, like 14:30.' };
  if (step === 'extended' && one.kind === 'request' && on > firstMonthEnds(one))
    return {
      path: 'on',
      message:
        'They must be told within the first month, so it cannot be extended any more. Please answer as soon as you can.',
    };
  if (step !== 'ended') return undefined;
  return one.kind === 'request' ? refuseEndOfRequest(one, given) : refuseEndOfIncident(one);
};
