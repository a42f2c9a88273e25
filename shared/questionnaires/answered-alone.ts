import type { LanguageKey } from '../words/language.ts';
import { openQuestions } from './check-answers.ts';
import type { QuestionnaireId } from './ids.ts';
import { instrumentsFor } from './offered.ts';
import type { Questionnaire } from './questionnaire.ts';
import { findQuestionnaire } from './registry.ts';
import { type Answer, optionsOf } from './scoring.ts';

/** The questionnaires that a patient of a service may answer by themselves, in the usual order. */
export const answeredAloneFor = (service: string): QuestionnaireId[] =>
  instrumentsFor(service).flatMap(({ id, answeredAlone }) => (answeredAlone ? [id] : []));

/** One question as shown to the person, in a language in which it was published: the wanted one, or English. */
export const showQuestion = (questionnaire: Questionnaire, question: number, wanted: LanguageKey) => {
  const published = wanted === 'en' ? undefined : questionnaire.published?.[wanted];
  const asked = published?.questions[question];
  const own = typeof asked === 'object' ? asked : undefined;
  // A reversed item keeps its texts in order; the scores are those of English.
  const texts = own?.options ?? published?.options;
  return {
    language: published ? wanted : ('en' as const),
    stem: published ? published.stem : questionnaire.stem,
    text: own?.text ?? (typeof asked === 'string' ? asked : (questionnaire.questions[question]?.text ?? '')),
    options: optionsOf(questionnaire, question).map(({ text, score, end }, place) => ({
      text: texts?.[place] ?? text,
      score,
      end: texts ? undefined : end,
    })),
  };
};

/** Whether all the questionnaires were published in a language. */
export const isPublishedIn = (types: readonly QuestionnaireId[], language: LanguageKey): boolean =>
  language === 'en' || types.every((type) => findQuestionnaire(type).published?.[language] !== undefined);

/** The answers so far, by questionnaire. */
export type PartialAnswers = { readonly [Id in QuestionnaireId]?: readonly Answer[] | undefined };

/** A person's place: at a question, at the feedback, or at the end. */
export type Place = { type: QuestionnaireId; question: number } | 'feedback' | 'end';

type Asked = {
  types: readonly QuestionnaireId[];
  /** The questionnaires stored as results. */
  done: readonly QuestionnaireId[];
  feedback: 'asked' | 'over' | 'not-asked';
};

/** The first unanswered part. */
export const firstOpen = ({ types, done, feedback }: Asked, partialAnswers: PartialAnswers): Place => {
  for (const type of types.filter((one) => !done.includes(one))) {
    const [question = 0] = openQuestions(findQuestionnaire(type), partialAnswers[type] ?? []);
    return { type, question };
  }
  return feedback === 'asked' ? 'feedback' : 'end';
};

/** The question after one that was answered, also after going back; after the last, the first open one. */
export const placeAfter = (
  at: { type: QuestionnaireId; question: number },
  asked: Asked,
  partialAnswers: PartialAnswers,
): Place => {
  const next = { type: at.type, question: at.question + 1 };
  const exists = findQuestionnaire(at.type).questions[next.question] !== undefined;
  return exists && !asked.done.includes(at.type) ? next : firstOpen(asked, partialAnswers);
};
