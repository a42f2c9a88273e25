import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { reminder as ar } from '../../shared/words/ar/reminder.ts';
import { reminder as bn } from '../../shared/words/bn/reminder.ts';
import { reminder as en } from '../../shared/words/en/reminder.ts';
import { reminder as gu } from '../../shared/words/gu/reminder.ts';
import { reminder as hi } from '../../shared/words/hi/reminder.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';
import { reminder as pa } from '../../shared/words/pa/reminder.ts';
import { reminder as ur } from '../../shared/words/ur/reminder.ts';

const spoken = { ar, bn, en, gu, hi, pa, ur } as const satisfies Readonly<Record<LanguageKey, unknown>>;

const numberIn = (language: LanguageKey): string => {
  const { phone } = facts;
  // Between words that run from right to left, the groups of a number would change places.
  return languages[language].dir === 'rtl' ? phone.replaceAll(' ', '') : phone;
};

/** The text the day before a session, in a language that the person reads: at most two texts long, and one in English. */
export const reminderText = (startsAt: string, language: LanguageKey): string => {
  return spoken[language].text(londonTimeOf(startsAt).time, numberIn(language));
};

/** The text about cancelled sessions, of which the first begins then: as short. */
export const cancelledText = ({ startsAt, times }: { startsAt: string; times: number }, language: LanguageKey) => {
  const { day, time } = londonTimeOf(startsAt);
  const [, month, date] = day.split('-').map(Number);
  const { cancelled, allCancelled } = spoken[language];
  return (times > 1 ? allCancelled : cancelled)(`${date}/${month}`, time, numberIn(language));
};
