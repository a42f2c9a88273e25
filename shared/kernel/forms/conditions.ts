import { forms } from '#words/forms.ts';
import type { Words } from '../../words/language.ts';
import { type Choice, type Condition, type Field, type Group, isList, type ListGroup } from './field.ts';

export type FormGroups = Readonly<Record<string, Group | ListGroup>>;
type ConditionalPart = { readonly showWhen?: Condition };
type ChoiceFields<F> = { [Name in keyof F]: F[Name] extends { readonly kind: 'choice' } ? Name : never }[keyof F] &
  string;
type IdsIn<F> = F extends { readonly choices: readonly (infer C extends Choice)[] } ? C['id'] : never;
/** Every possible condition on a choice of the form. */
type ConditionOn<G extends FormGroups> = {
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
/**
 * The form `G` with valid conditions: each names a choice of `G` and answers to it; nothing else is required of `G`.
 */
export type CheckedConditions<G extends FormGroups> = {
  [Name in keyof G]: CheckedPart<G[Name], ConditionOn<G>> &
    (G[Name] extends { readonly fields: infer F }
      ? { readonly fields: { [Field in keyof F]: CheckedPart<F[Field], ConditionOn<G>> } }
      : unknown);
};

/** A form whose conditions are checked at compile time: an unknown question or answer does not compile. */
export const withConditions = <const G extends FormGroups>(groups: G & CheckedConditions<G>): G => groups;

export const placeOf = (question: string): [group: string, field: string] => {
  const [group = '', field = ''] = question.split('.');
  return [group, field];
};

export const findField = (groups: FormGroups, question: string): Field | undefined => {
  const [name, field] = placeOf(question);
  const group = groups[name];
  return group && !isList(group) ? group.fields[field] : undefined;
};

/** How a language words a condition. */
export type ConditionWords = Pick<Words<typeof forms>, 'onlyIf' | 'answer' | 'either'>;

const describeCondition = (groups: FormGroups, { question, is }: Condition, words: ConditionWords): string => {
  const field = findField(groups, question);
  const labels = field && 'choices' in field ? field.choices.filter(({ id }) => is.includes(id)) : [];
  const answers = labels.map(({ label }) => words.answer(label));
  // Not by `Intl.ListFormat`: browsers know the word of fewer languages than the server that drew the page.
  return words.onlyIf(field?.label ?? question, answers.length === 0 ? '' : answers.reduce(words.either));
};

/** A question or a group with its condition, if any, in words before its hint. */
export const conditionInHint = <Part extends ConditionalPart & { readonly hint?: string }>(
  groups: FormGroups,
  part: Part,
  words: ConditionWords = forms,
): Part =>
  part.showWhen
    ? { ...part, hint: [describeCondition(groups, part.showWhen, words), part.hint].filter(Boolean).join(' ') }
    : part;

/**
 * The same form with its conditions in words, in the hints: for paper, and for a screen that cannot hide anything.
 * `words` are those of another language than the site's.
 */
export const conditionsInWords = <G extends FormGroups>(groups: G, words: ConditionWords = forms): G =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      {
        ...conditionInHint(groups, group, words),
        ...(!isList(group) && {
          fields: Object.fromEntries(
            Object.entries(group.fields).map(([field, one]) => [field, conditionInHint(groups, one, words)]),
          ),
        }),
      },
    ]),
  ) as G;
