import { isPublishedIn } from '../../../../shared/questionnaires/answered-alone.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import type { Completion, wayStates } from '../../../../shared/self-completion/self-completion-schema.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { formatInstant } from '../../kernel/lib/format.ts';

export const wayLabels: Readonly<Record<Completion['way'], string>> = {
  tablet: 'on the tablet',
  text: 'by a link in a text',
  email: 'by a link in an email',
};

export const answeredByLabels: Readonly<Record<NonNullable<TestResult['answeredBy']>, string>> = {
  tablet: 'answered by the person themselves (tablet)',
  link: 'answered by the person themselves (link)',
};

/** The questionnaires of a request, by name; feedback where that was all. */
export const listAsked = (types: Completion['questionnaires']): string =>
  types.map((type) => findQuestionnaire(type).name).join(', ') || 'feedback';

/** Who answered a result by themselves, and when; undefined where a worker asked. */
export const describeAnsweredBy = ({ answeredBy, recordedAt }: Pick<TestResult, 'answeredBy' | 'recordedAt'>) =>
  answeredBy && `${answeredByLabels[answeredBy]}, ${formatInstant(recordedAt)}`;

const stateWords: Readonly<Record<Completion['state'], (one: Completion) => string>> = {
  asked: ({ closesAt }) => `asked; open until ${formatInstant(closesAt)}`,
  sent: ({ closesAt }) => `sent, not opened yet; open until ${formatInstant(closesAt)}`,
  'not-sent': () => 'could not be sent',
  opened: ({ closesAt }) => `opened, not finished yet; open until ${formatInstant(closesAt)}`,
  answered: ({ finishedAt, askedAt }) => `answered, ${formatInstant(finishedAt ?? askedAt)}`,
  revoked: () => 'revoked',
  locked: () => 'closed after five wrong dates of birth',
  expired: ({ done, questionnaires }) =>
    done.length > 0 ? `expired; ${listAsked(done)} of ${questionnaires.length} answered` : 'expired without an answer',
};
export const describeState = (one: Completion): string => stateWords[one.state](one);

/** The reason why a link cannot be sent in a way. */
export const whyNot: Readonly<Record<Exclude<(typeof wayStates)[number], 'safe'>, string>> = {
  'not-safe': 'they have not said that it is safe',
  'no-mobile': 'their number is not a mobile number',
  'no-address': 'the record has no email address',
  'no-birth-date': 'the record has no date of birth to open it with',
};

const englishNames = new Intl.DisplayNames('en-GB', { type: 'language' });
const listNames = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** What is asked in which language: there are published wordings for some, and feedback is in English. */
export const describeLanguages = (
  types: readonly QuestionnaireId[],
  feedback: boolean,
  language: LanguageKey,
): string => {
  if (language === 'en') return 'The questions are in English.';
  const name = englishNames.of(language) ?? language;
  const nameOf = (type: QuestionnaireId) => findQuestionnaire(type).name;
  const own = types.filter((type) => isPublishedIn([type], language)).map(nameOf);
  const english = [
    ...types.filter((type) => !isPublishedIn([type], language)).map(nameOf),
    ...(feedback ? ['feedback'] : []),
  ];
  return [
    own.length > 0 && `Asked in ${name}, in the published words: ${listNames(own)}.`,
    english.length > 0 &&
      `Asked in English, as there is no published version in ${name}: ${listNames(english)}. The page says that you or an interpreter can help.`,
  ]
    .filter(Boolean)
    .join(' ');
};
