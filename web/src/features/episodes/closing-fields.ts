import * as z from 'zod';
import type { Episode } from '../../../../shared/api/episode.ts';
import { type ClosingReason, closingReasons, type ToldParty, toldParties } from '../../../../shared/domain/closing.ts';

/** In place of a party: nobody was told. */
export const nobodyTold = 'nobody';
const ticks = [...toldParties, nobodyTold] as const;
export type Tick = (typeof ticks)[number];

/** What a draft of the form holds. */
export const closingDraft = z.object({
  reason: z.union([z.literal(''), z.enum(closingReasons)]),
  outcome: z.string(),
  words: z.string(),
  withoutMeasures: z.string(),
  told: z.array(z.enum(ticks)),
  gp: z.string(),
  referrer: z.string(),
  person: z.string(),
  family: z.string(),
});
export type ClosingValues = z.infer<typeof closingDraft>;

/** The fields in the order of the screen. */
export const closingOrder = ['reason', 'outcome', 'words', 'withoutMeasures', 'told', ...toldParties];

/** What is written about the end of an episode, as the form has it. Of one that is open, nothing is. */
export const closingOf = ({ version, closing }: Episode, today: string): { version: number; values: ClosingValues } => {
  const dayOf = (party: ToldParty) => closing?.told.find((one) => one.party === party)?.on ?? today;
  // A plain deactivation asked nobody, and says nothing of who was told.
  const parties: Tick[] = closing?.told.map(({ party }) => party) ?? [];
  return {
    version,
    values: {
      reason: closing?.reason ?? '',
      outcome: closing?.outcome ?? '',
      words: closing?.words ?? '',
      withoutMeasures: closing?.withoutMeasures ?? '',
      told: closing?.reason && parties.length === 0 ? [nobodyTold] : parties,
      gp: dayOf('gp'),
      referrer: dayOf('referrer'),
      person: dayOf('person'),
      family: dayOf('family'),
    },
  };
};

/** Whom one can have told: of somebody who has died, not the person. */
export const partiesFor = (reason: ClosingReason | ''): readonly ToldParty[] =>
  toldParties.filter((party) => reason !== 'died' || party !== 'person');

/** To whom it was told, as the form has it: either somebody, or nobody. */
export const tickParty = (told: readonly Tick[], party: Tick, isTicked: boolean): Tick[] => {
  if (party === nobodyTold) return isTicked ? [nobodyTold] : [];
  return toldParties.filter((one) => (one === party ? isTicked : told.includes(one)));
};

/** What is sent of the values. */
export const bodyOfClosing = (number: number, version: number, values: ClosingValues) => {
  const { reason, outcome, words, withoutMeasures, told } = values;
  return {
    ...{ number, version, outcome, words, withoutMeasures },
    reason: reason as ClosingReason,
    told: partiesFor(reason)
      .filter((party) => told.includes(party))
      .map((party) => ({ party, on: values[party] })),
  };
};

/** A problem with what was told, by its field: the day of a party, or the question itself. */
export const fieldOfProblem = (path: string, values: ClosingValues): string => {
  const place = /^told\.(\d+)/.exec(path)?.[1];
  if (place === undefined) return path;
  return bodyOfClosing(1, 1, values).told[Number(place)]?.party ?? 'told';
};
