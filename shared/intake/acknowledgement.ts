import type { acknowledgement } from '#words/acknowledgement.ts';
import type { organisationWords } from '#words/pages/organisation.ts';
import { formatDayIn } from '../kernel/format-day.ts';
import type { AcknowledgedParty } from '../kernel/mail-outcome.ts';
import { facts, openingHoursIn } from '../organisation/facts.ts';
import { isSafeWay } from '../patients/safe-ways.ts';
import { readBy } from '../referrals/promises.ts';
import { inLanguage } from '../site/site-languages.ts';
import type { Language, Words } from '../words/language.ts';
import { phoneInText } from '../words/phone-in-text.ts';

export type Acknowledgement = { party: AcknowledgedParty; to: string; subject: string; text: string };

type Answers = {
  readonly referralPersonalDetails: {
    readonly email: string;
    readonly dob: string;
    readonly agreed: string;
    readonly awareness: string;
  };
  readonly referralReferrer: { readonly email: string };
  readonly referralSafeContact: { readonly methods: readonly string[] };
};

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const writeText = (...lines: string[]): string => lines.join('\n\n');

/** The words of the mails, in the language of the form that was sent. */
type MailWords = {
  readonly acknowledgement: Words<typeof acknowledgement>;
  readonly organisationWords: Words<typeof organisationWords>;
  readonly language: Language;
};

const ringIn = ({ acknowledgement: words, language, organisationWords }: MailWords): string =>
  words.ring(phoneInText(facts.phone), openingHoursIn(language.key, organisationWords));

type Arrived = {
  reference: string;
  referredOn: string;
  /** The address of the site at which it arrived. */
  site: string;
};

const statusPage = (site: string, { language }: MailWords) =>
  new URL(inLanguage(language.key, '/referrals/status'), site).href;

const toReferrer = ({ reference, site }: Arrived, until: string, hasDob: boolean, mailWords: MailWords) => {
  const { acknowledgement: words } = mailWords;
  return {
    subject: words.referrer.subject(reference),
    text: writeText(
      words.referrer.thanks,
      words.referrer.reference(reference),
      words.readBy(until),
      hasDob ? words.referrer.status(statusPage(site, mailWords)) : words.referrer.noStatus,
      ringIn(mailWords),
      words.emergency,
      facts.longName,
    ),
  };
};

const toPerson = (reference: string, until: string, mailWords: MailWords) => {
  const { acknowledgement: words } = mailWords;
  return {
    subject: words.person.subject,
    text: writeText(
      words.person.thanks,
      words.person.reference(reference),
      `${words.readBy(until)} ${words.person.next}`,
      ringIn(mailWords),
      words.person.emergency,
    ),
  };
};

/**
 * The recipients of the acknowledgement of a referral that arrived on a day (in London). The referrer, where there is
 * an address; the person only where email was marked safe, and where nobody said that they do not know of it. An
 * address that is also the person's counts as theirs, whoever it was given for.
 */
export const acknowledgementsOf = (
  { referralPersonalDetails: person, referralReferrer: referrer, referralSafeContact: safeContact }: Answers,
  arrived: Arrived,
  words: MailWords,
): Acknowledgement[] => {
  const { reference, referredOn } = arrived;
  const until = formatDayIn(words.language.id)(readBy(referredOn)).replaceAll('\u00a0', ' ');
  const knows = person.agreed !== 'no' && person.awareness === '';
  const isSafe = person.email !== '' && isSafeWay('email', safeContact) && knows;
  const hasReferrer = referrer.email !== '' && !same(referrer.email, person.email);
  return [
    ...(hasReferrer
      ? [{ party: 'referrer' as const, to: referrer.email, ...toReferrer(arrived, until, person.dob !== '', words) }]
      : []),
    ...(isSafe ? [{ party: 'person' as const, to: person.email, ...toPerson(reference, until, words) }] : []),
  ];
};
