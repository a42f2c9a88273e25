import { formatDayIn } from '../../shared/kernel/format-day.ts';
import { facts, openingHoursIn } from '../../shared/organisation/facts.ts';
import {
  contactBy,
  type Promised,
  promisesOfReferral,
  readBy,
  stateOfPromise,
} from '../../shared/referrals/promises.ts';
import { phoneInText } from '../../shared/words/phone-in-text.ts';
import type { PageWords } from '../kernel/http/page-words.ts';
import type { FoundRingBack } from '../messages/store/ring-back-states.ts';
import type { FoundState } from '../referrals/store/public-states.ts';

/** A text with the telephone number and the hours of the organisation. */
export const fillIn = (text: string, { language, organisationWords }: PageWords): string =>
  text.replace('{phone}', phoneInText(facts.phone)).replace('{hours}', openingHoursIn(language.key, organisationWords));

const describePromises = (promises: readonly Promised[], day: string, words: PageWords) => {
  const { title, promised, became } = words.referralStatus.promises;
  const formatDay = formatDayIn(words.language.id);
  const items = promises.map((one) => {
    const { kind, by, doneOn = day } = one;
    const state = stateOfPromise(one, day);
    // Of the contact itself the public state has nothing: whoever reads knows whether there was one.
    const end = became[kind === 'contact' && state === 'late' ? 'asked' : state](formatDay(doneOn));
    return fillIn(`${promised[kind](formatDay(by))} ${end}`, words);
  });
  return { title, items };
};

type By = { readonly by: string; readonly isLate: boolean };

/** Of what waits for its first step: by when that comes, or that it is late. */
const describeWait = (
  { by, isLate }: By,
  texts: Record<'inTime' | 'late', (day: string) => string>,
  words: PageWords,
) => texts[isLate ? 'late' : 'inTime'](formatDayIn(words.language.id)(by));

type StateWords = { readonly title: string; readonly next: string };

const describe = <State extends string>(
  state: State,
  { title, next }: StateWords,
  promises: readonly Promised[],
  day: string,
  words: PageWords,
) => ({
  state,
  title,
  paragraphs: [next, words.referralStatus.ring, words.referralStatus.emergency].map((text) => fillIn(text, words)),
  list: describePromises(promises, day, words),
});

/** What a person is told of a referral on a day. */
export const describeReferral = (found: FoundState, day: string, words: PageWords) => {
  const { states, readBy: inTime, late } = words.referralStatus;
  const { state, referredOn } = found;
  if (state !== 'new') {
    const { decidedOn } = found;
    const contact: Promised[] =
      state === 'accepted' && decidedOn ? [{ kind: 'contact', by: contactBy(decidedOn) }] : [];
    return describe(state, states[state], [...promisesOfReferral(found, true), ...contact], day, words);
  }
  const by = readBy(referredOn);
  const next = describeWait({ by, isLate: by < day }, { inTime, late }, words);
  // The paragraph says by when it is read, or that it is late.
  const promises = promisesOfReferral(found, false).filter(({ kind }) => kind !== 'read');
  return describe(state, { ...states.new, next }, promises, day, words);
};

/** What a person is told of a wish to be rung back on a day. */
export const describeRingBack = ({ state, askedOn, answeredOn }: FoundRingBack, day: string, words: PageWords) => {
  const { states, by: inTime, late } = words.referralStatus.ringBack;
  if (state === 'not-rung') return describe(state, states[state], [], day, words);
  const by = readBy(askedOn);
  if (state === 'rung') return describe(state, states[state], [{ kind: 'ring', by, doneOn: answeredOn }], day, words);
  const next = describeWait({ by, isLate: by < day }, { inTime, late }, words);
  return describe(state, { ...states[state], next }, [], day, words);
};
