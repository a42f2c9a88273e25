import type { Problem } from '../../../shared/kernel/problem.ts';
import { englishWords, type PageWords } from './page-words.ts';

type Translation = string | ((given: string) => string);

/** The messages of the public forms' schemas, by the name of each text. */
const messagesOf = ({ messages, referralStatus: { notAReference, dobMissing } }: PageWords) =>
  ({ ...messages, notAReference, dobMissing }) as unknown as Readonly<Record<string, Translation>>;

const place = '\uE000';

/** The text at the one place that `english` leaves open; undefined if the texts differ elsewhere. */
const findGiven = (english: (given: string) => string, text: string): string | undefined => {
  const [before = '', after = ''] = english(place).split(place);
  const isThis = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return isThis ? text.slice(before.length, text.length - after.length) : undefined;
};

const englishMessages = Object.entries(messagesOf(englishWords));

/** The same message in another language; undefined for a text that exists in English only. */
const translate = (text: string, words: PageWords): string | undefined => {
  const translated = messagesOf(words);
  for (const [name, english] of englishMessages) {
    const found = translated[name];
    if (typeof english === 'string') {
      if (english === text && typeof found === 'string') return found;
      continue;
    }
    const given = findGiven(english, text);
    if (given !== undefined && typeof found === 'function') return found(given);
  }
  return undefined;
};

/** The message for a refusal without words of its own in the language. */
const describeStatus = (status: number, { messages, failures, errorPages }: PageWords): string => {
  const known: Readonly<Record<number, string>> = {
    400: messages.notAsAsked,
    403: failures.barred,
    404: errorPages.unknown.text,
    429: failures.busy,
  };
  return known[status] ?? failures.unreadable;
};

/**
 * A refusal by a step before the handler, in the words of the form that was sent. Those steps word it in English, as the
 * product has it.
 */
export const translateProblem = (problem: Problem, words: PageWords): Problem => {
  const { status, message, errors } = problem;
  // What has no translation is in English already.
  const otherwise = (text: string, instead: string) => (words.language.key === 'en' ? text : instead);
  if (!errors)
    return { ...problem, message: translate(message, words) ?? otherwise(message, describeStatus(status, words)) };
  const translatedErrors = errors.map(({ path, message: text }) => ({
    path,
    message: translate(text, words) ?? otherwise(text, words.messages.notAsAsked),
  }));
  return {
    ...problem,
    message:
      words.language.key === 'en' ? message : [...new Set(translatedErrors.map(({ message: text }) => text))].join(' '),
    errors: translatedErrors,
  };
};
