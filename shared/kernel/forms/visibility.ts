import { type FormGroups, findField, placeOf } from './conditions.ts';
import type { AnyAnswer, Condition } from './field.ts';

type Answered = Readonly<Record<string, AnyAnswer>>;
/** The answers to a form by group; a missing group is blank. */
export type FormAnswers = Readonly<Record<string, Answered | readonly string[] | undefined>>;

const answerTo = (answers: FormAnswers, question: string): string => {
  const [group, field] = placeOf(question);
  const given = (answers[group] as Answered | undefined)?.[field];
  return typeof given === 'string' ? given : '';
};

/** The conditions on a group, or on a question `group.field` and on its group. */
const conditionsOn = (groups: FormGroups, name: string): Condition[] => {
  const parts: ({ readonly showWhen?: Condition } | undefined)[] = [groups[placeOf(name)[0]], findField(groups, name)];
  return parts.flatMap((part) => part?.showWhen ?? []);
};

/**
 * Whether a group or a question is asked. `open`: nobody has answered its condition yet. `hidden`: the condition was
 * answered otherwise, or is on a question that is hidden itself.
 */
export const visibilityOf = (groups: FormGroups, answers: FormAnswers, name: string): 'asked' | 'open' | 'hidden' => {
  const found = conditionsOn(groups, name).map(({ question, is }) => {
    if (visibilityOf(groups, answers, question) === 'hidden') return 'hidden';
    const given = answerTo(answers, question);
    if (given === '') return 'open';
    return is.includes(given) ? 'asked' : 'hidden';
  });
  if (found.includes('hidden')) return 'hidden';
  return found.includes('open') ? 'open' : 'asked';
};

const blankOf = (answer: AnyAnswer): AnyAnswer => {
  if (typeof answer === 'boolean') return false;
  return typeof answer === 'string' ? '' : [];
};

/** The answers with those to hidden questions made blank. */
export const withoutHidden = <Given extends FormAnswers>(groups: FormGroups, answers: Given): Given => {
  const isHidden = (name: string) => visibilityOf(groups, answers, name) === 'hidden';
  const entries = Object.entries(answers).map(([name, given]) => {
    // While a form is being checked, its values may be anything.
    if (!(name in groups) || typeof given !== 'object' || given === null) return [name, given];
    if (Array.isArray(given)) return [name, isHidden(name) ? [] : given];
    const fields = Object.entries(given).map(([field, answer]) => [
      field,
      isHidden(`${name}.${field}`) ? blankOf(answer) : answer,
    ]);
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(entries) as Given;
};
