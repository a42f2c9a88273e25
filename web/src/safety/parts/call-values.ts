import * as z from 'zod';
import { today } from '../../../../shared/kernel/today.ts';
import { me } from '../../../../shared/patients/caseload-schema.ts';
import { type callAnswer, callOutcomes, isMade } from '../../../../shared/safety/danger-schema.ts';

/** What a form says of the promised call: its fields in a draft, beside the others of its form. */
export const callDraft = {
  callOutcome: z.union([z.literal(''), z.enum(callOutcomes)]),
  callBy: z.string(),
  callOn: z.string(),
  callTime: z.string(),
  callWords: z.string(),
  callTo: z.string(),
};
export type CallValues = { [Name in keyof typeof callDraft]: z.output<(typeof callDraft)[Name]> };

export const blankCall: CallValues = {
  callOutcome: '',
  callBy: '',
  callOn: '',
  callTime: '',
  callWords: '',
  callTo: me,
};

/** The fields in the order of the screen, by the names that the API has for them. */
export const callOrder = ['outcome', 'by', 'on', 'time', 'words', 'to'].map((name) => `call.${name}`);

/** The name of a field on its own as one of a form. */
export const callField = (path: string): string => (path.startsWith('call.') ? path : `call.${path}`);

/** The data to send; whoever has a worker is rung by them. */
export const bodyOfCall = (
  { callOutcome, callBy, callOn, callTime, callWords, callTo }: CallValues,
  hasWorker: boolean,
): z.input<typeof callAnswer> => {
  // Nothing is chosen yet: the API says so in its words.
  const outcome = callOutcome as Exclude<typeof callOutcome, ''>;
  const isRung = callOutcome !== '' && isMade(callOutcome);
  const isLeft = callOutcome === 'later' || callOutcome === 'not-reached';
  return {
    outcome,
    ...(isRung && { by: callBy, on: callOn, time: callTime }),
    ...(callOutcome !== 'later' && { words: callWords }),
    ...(isLeft && !hasWorker && callTo !== '' && { to: callTo }),
  };
};

/** An outcome chosen, with what is most likely beside it: that the person at the screen rang, and today. */
export const chooseOutcome = (
  callOutcome: CallValues['callOutcome'],
  { callBy, callOn }: CallValues,
  ownName: string,
): Partial<CallValues> => ({
  callOutcome,
  ...(callOutcome !== '' &&
    isMade(callOutcome) && { callBy: callBy === '' ? ownName : callBy, callOn: callOn === '' ? today() : callOn }),
});
