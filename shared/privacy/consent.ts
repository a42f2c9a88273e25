import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { dayText } from '../kernel/day-text.ts';
import { pastDay } from '../kernel/past-day.ts';
import { multiLine, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { patientId } from '../questionnaires/result.ts';
import { languageKeys } from '../words/language.ts';
import { type ConsentPurpose, consentAnswers, consentPurposes } from './consent-purposes.ts';

/*
 * Consent: what somebody agreed to, in which words, how and until when. Every answer is an item of its own that is never
 * changed; whether something is agreed to now follows from the latest one. Whether a text may be sent is no consent here:
 * it is among the safe ways to reach somebody, which have versions with the record.
 */

/** What somebody may be asked to agree to, in the words of a language. */
export const consentWording = z.record(z.enum(consentPurposes), z.string());
export type ConsentWording = Readonly<Record<ConsentPurpose, string>>;

export const consentWays = ['in-person', 'phone', 'video', 'paper', 'online'] as const;
export type ConsentWay = (typeof consentWays)[number];

export const consentWayLabels: Readonly<Record<ConsentWay, string>> = {
  'in-person': 'In person',
  phone: 'By phone',
  video: 'By video',
  paper: 'Signed on paper',
  online: 'Online',
};

const answered = {
  purpose: z.enum(consentPurposes),
  answer: z.enum(consentAnswers),
  /** The words that they answered to, in English. */
  words: z.string(),
  /** The translation that was shown to whoever asked. */
  translation: z.object({ language: z.enum(languageKeys), words: z.string() }).optional(),
  /** The language in which these were explained; like the way, not asked for where consent is withdrawn. */
  language: z.string().optional(),
  how: z.enum(consentWays).optional(),
  /** The day on which they answered. */
  on: calendarDay,
  /** The last day on which it counts. */
  until: calendarDay.optional(),
  note: z.string().optional(),
  at: z.iso.datetime(),
};

export const storedConsent = z.object({ consentId: z.ulid(), patientId, ...answered, by: z.string() });
export type StoredConsent = z.infer<typeof storedConsent>;

export const consent = z.object({ consentId: z.string(), ...answered, by: staffUser });
export type Consent = z.infer<typeof consent>;

export const consentInput = z
  .strictObject({
    purpose: oneOf(consentPurposes, 'Please choose what it is about.'),
    answer: oneOf(consentAnswers, 'Please choose what they answered.'),
    how: optionalText(oneOf(consentWays, 'Please choose how they answered.')),
    language: optionalText(singleLine(60)),
    /** The translation that was shown beside the English, if one was. */
    translation: z
      .strictObject({
        language: oneOf(languageKeys, 'Please choose the language of the words.'),
        words: multiLine(1000),
      })
      .optional(),
    on: pastDay,
    until: optionalText(dayText('Please choose the last day on which it counts.')),
    note: optionalText(multiLine(500)),
  })
  .superRefine(({ answer, how, language, on, until }, context) => {
    if (answer === 'withdrawn') return;
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (how === undefined) wrong('how', 'Please choose how they answered.');
    if (language === undefined) wrong('language', 'Please write in which language it was explained.');
    if (until !== undefined && until <= on) wrong('until', 'Please choose a day after the one on which they answered.');
  });
export type ConsentInput = z.output<typeof consentInput>;

/** `changed`: they agreed to other words than are asked now. */
export type ConsentState = 'not-asked' | 'given' | 'refused' | 'withdrawn' | 'over' | 'changed';

type Judged = Pick<Consent, 'purpose' | 'answer' | 'words' | 'until'>;

/** The latest answer about a purpose; `latestFirst` is the order of the answers. */
export const latestConsent = <One extends Judged>(latestFirst: readonly One[], purpose: ConsentPurpose) =>
  latestFirst.find((one) => one.purpose === purpose);

/** Whether somebody agrees on a day: only `given` lets anything be shared. */
export const consentStateOn = (
  latestFirst: readonly Judged[],
  purpose: ConsentPurpose,
  day: string,
  wording: string,
): ConsentState => {
  const latest = latestConsent(latestFirst, purpose);
  if (!latest) return 'not-asked';
  if (latest.answer !== 'given') return latest.answer;
  if (latest.until !== undefined && latest.until < day) return 'over';
  return latest.words === wording ? 'given' : 'changed';
};

/** For whoever shares something without saying why, though they do not agree. */
export const notAgreed =
  'They have not agreed that this is shared. Please write down their consent first, or say why it is shared without.';
