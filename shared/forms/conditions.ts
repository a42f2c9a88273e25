import { forms } from '#words/forms.ts';
import {
  type AnyAnswer,
  type Choice,
  type Condition,
  type Field,
  type Group,
  isList,
  type ListGroup,
} from './field.ts';

type Groups = Readonly<Record<string, Group | ListGroup>>;
type ConditionalPart = { readonly showWhen?: Condition };
type Answered = Readonly<Record<string, AnyAnswer>>;
/** The answers to a form, group by group; a group that is not there is blank. */
export type FormAnswers = Readonly<Record<string, Answered | readonly string[] | undefined>>;

type ChoiceFields<F> = { [Name in keyof F]: F[Name] extends { readonly kind: 'choice' } ? Name : never }[keyof F] &
  string;
type IdsIn<F> = F extends { readonly choices: readonly (infer C extends Choice)[] } ? C['id'] : never;
/** Every condition that there can be on a choice of the form. */
type ConditionOn<G extends Groups> = {
  [Name in keyof G & string]: G[Name] extends { readonly fields: infer F }
    ? {
        [Question in ChoiceFields<F>]: {
          readonly question: `${Name}.${Question}`;
          readonly is: readonly IdsIn<F[Question]>[];
        };
      }[ChoiceFields<F>]
    : never;
}[keyof G & string];
type CheckedPart<Part, Allowed> = Part extends { readonly showWhen: infer Given }
  ? Given extends Allowed
    ? unknown
    : { readonly showWhen: Allowed }
  : unknown;
/** Wherever `G` has a condition, one that names a choice of `G` and answers to it; nothing else is asked of `G`. */
export type CheckedConditions<G extends Groups> = {
  [Name in keyof G]: CheckedPart<G[Name], ConditionOn<G>> &
    (G[Name] extends { readonly fields: infer F }
      ? { readonly fields: { [Field in keyof F]: CheckedPart<F[Field], ConditionOn<G>> } }
      : unknown);
};

/** A form whose conditions are checked when it is compiled: one on an unknown question or answer does not compile. */
export const withConditions = <const G extends Groups>(groups: G & CheckedConditions<G>): G => groups;

const placeOf = (question: string): [group: string, field: string] => {
  const [group = '', field = ''] = question.split('.');
  return [group, field];
};

const findField = (groups: Groups, question: string): Field | undefined => {
  const [name, field] = placeOf(question);
  const group = groups[name];
  return group && !isList(group) ? group.fields[field] : undefined;
};

const answerTo = (answers: FormAnswers, question: string): string => {
  const [group, field] = placeOf(question);
  const given = (answers[group] as Answered | undefined)?.[field];
  return typeof given === 'string' ? given : '';
};

/** The conditions on a group, or on a question `group.field` and on its group. */
const conditionsOn = (groups: Groups, name: string): Condition[] => {
  const parts: (ConditionalPart | undefined)[] = [groups[placeOf(name)[0]], findField(groups, name)];
  return parts.flatMap((part) => part?.showWhen ?? []);
};

/**
 * Whether a group or a question is asked: `open` is one whose condition nobody has answered yet. It is `hidden` when the
 * condition was answered otherwise, or is on a question that is hidden itself.
 */
export const standingOf = (groups: Groups, answers: FormAnswers, name: string): 'asked' | 'open' | 'hidden' => {
  const standings = conditionsOn(groups, name).map(({ question, is }) => {
    if (standingOf(groups, answers, question) === 'hidden') return 'hidden';
    const given = answerTo(answers, question);
    if (given === '') return 'open';
    return is.includes(given) ? 'asked' : 'hidden';
  });
  if (standings.includes('hidden')) return 'hidden';
  return standings.includes('open') ? 'open' : 'asked';
};

const blankOf = (answer: AnyAnswer): AnyAnswer => {
  if (typeof answer === 'boolean') return false;
  return typeof answer === 'string' ? '' : [];
};

/** The answers without those to questions that were hidden from whoever answered: they are blank. */
export const withoutHidden = <Given extends FormAnswers>(groups: Groups, answers: Given): Given => {
  const isHidden = (name: string) => standingOf(groups, answers, name) === 'hidden';
  const entries = Object.entries(answers).map(([name, given]) => {
    // Of a form that is being checked, what stands there may be anything yet.
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

const describeCondition = (groups: Groups, { question, is }: Condition): string => {
  const field = findField(groups, question);
  const labels = field && 'choices' in field ? field.choices.filter(({ id }) => is.includes(id)) : [];
  return forms.onlyIf(
    field?.label ?? question,
    labels.map(({ label }) => label),
  );
};

/** A question or a group with its condition, if it has one, in words before its hint. */
export const conditionInHint = <Part extends ConditionalPart & { readonly hint?: string }>(
  groups: Groups,
  part: Part,
): Part =>
  part.showWhen
    ? { ...part, hint: [describeCondition(groups, part.showWhen), part.hint].filter(Boolean).join(' ') }
    : part;

/** The same form with its conditions in words, in the hints: for paper, and for a screen that cannot hide anything. */
export const conditionsInWords = <G extends Groups>(groups: G): G =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      {
        ...conditionInHint(groups, group),
        ...(!isList(group) && {
          fields: Object.fromEntries(
            Object.entries(group.fields).map(([field, one]) => [field, conditionInHint(groups, one)]),
          ),
        }),
      },
    ]),
  ) as G;
