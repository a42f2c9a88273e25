import { referralAudiences } from '#words/referral-audiences.ts';
import { conditionInHint, placeOf } from '../kernel/forms/conditions.ts';
import { type AnyAnswer, askedFields, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { controlName, type Draft, isGiven } from '../kernel/forms/read-entries.ts';
import { type FormAnswers, visibilityOf } from '../kernel/forms/visibility.ts';
import { inWords } from '../kernel/forms/wording.ts';
import { audienceOf, type FormPart, type FormStep, wholeForm } from './form-steps.ts';
import { publicReferralGroups, referralForm } from './public-referral.ts';
import { type Audience, type ReferralGroupName, type ReferralQuestions, referralGroups } from './referral-form.ts';
import { referralJourneys } from './referral-journeys.ts';

type Groups = Readonly<Record<ReferralGroupName, Group | ListGroup>>;

const chosen = (audience: Audience): FormAnswers => ({ referralAudience: { audience } });

/** The questions in the words of the reader; with their conditions in words while the audience is unknown. */
export const groupsFor = (audience: Audience | undefined): Groups =>
  audience ? inWords(publicReferralGroups, referralAudiences[audience].groups) : referralForm.groups;

const titleFor = (audience: Audience, { id, title }: FormStep): string => {
  const titles: Readonly<Partial<Record<string, string>>> = referralAudiences[audience].sections;
  return titles[id] ?? title;
};

type FieldFilter = (control: string) => boolean;

/** The wanted questions of a group; undefined when there are none. A list is one question. */
const pick = (groups: Groups, name: ReferralGroupName, isWanted: FieldFilter): FormPart | undefined => {
  const group = groups[name];
  if (isList(group)) return isWanted(name) ? { name, group } : undefined;
  const fields = askedFields(group).filter(([field]) => isWanted(controlName(name, field)));
  return fields.length > 0 ? { name, group: { ...group, fields: Object.fromEntries(fields) } } : undefined;
};

/** The heading of a part that continues an earlier one, with its open conditions in words. */
const asRest = (groups: Groups, { name, group }: FormPart, audience: Audience, isSplit: boolean): FormPart => {
  if (isList(group)) return { name, group };
  const fields = Object.entries(group.fields).map(([field, one]) => {
    const isOpen = visibilityOf(groups, chosen(audience), controlName(name, field)) === 'open';
    return [field, isOpen ? conditionInHint(groups, one) : one];
  });
  return { name, group: { ...group, ...(isSplit && { hint: '' }), fields: Object.fromEntries(fields) } };
};

const asks = (questions: ReferralQuestions, control: string): boolean => {
  const [name, field] = placeOf(control);
  const asked: 'all' | readonly string[] = questions[name as ReferralGroupName] ?? [];
  return asked === 'all' || asked.includes(field);
};

/** The first steps of a known audience, in their words. */
const waySteps = (groups: Groups, audience: Audience): FormStep[] => {
  const titles: Readonly<Record<string, string>> = referralAudiences[audience].steps;
  return referralJourneys[audience].map(({ id, questions }: { id: string; questions: ReferralQuestions }) => ({
    id: `${audience}-${id}`,
    title: titles[id] ?? id,
    isFolded: false,
    parts: (Object.keys(questions) as ReferralGroupName[]).flatMap(
      (name) => pick(groups, name, (control) => asks(questions, control)) ?? [],
    ),
  }));
};

const isOnWay = (audience: Audience | undefined, control: string): boolean =>
  audience !== undefined && referralJourneys[audience].some(({ questions }) => asks(questions, control));

/**
 * The whole form for an audience: the first question, those of their journey, and all others, folded. Nothing is left
 * out.
 */
export const stepsFor = (audience: Audience | undefined): readonly FormStep[] => {
  if (!audience) return wholeForm;
  const groups = groupsFor(audience);
  const way = waySteps(groups, audience);
  const started = new Set(way.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const isLeft = (control: string) =>
    !isOnWay(audience, control) && visibilityOf(groups, chosen(audience), control) !== 'hidden';
  const [first, ...sections] = wholeForm;
  const rest = sections
    .map((section) => ({
      id: section.id,
      title: titleFor(audience, section),
      isFolded: true,
      parts: section.parts
        .flatMap(({ name }) => pick(groups, name, isLeft) ?? [])
        .map((part) => asRest(groups, part, audience, started.has(part.name))),
    }))
    .filter(({ parts }) => parts.length > 0);
  return [...(first ? [first] : []), ...way, ...rest];
};

/** The questions that an audience is not asked at all: hidden, with anything typed there before. */
export const hiddenPartsFor = (audience: Audience | undefined): FormPart[] => {
  if (!audience) return [];
  const groups = groupsFor(audience);
  const names = Object.keys(referralGroups) as ReferralGroupName[];
  const isHidden = (control: string) => visibilityOf(groups, chosen(audience), control) === 'hidden';
  return names.flatMap((name) => pick(groups, name, isHidden) ?? []);
};

/** The names of all controls in the order of the screen. */
export const fieldOrderFor = (audience: Audience | undefined): string[] =>
  stepsFor(audience).flatMap(({ parts }) =>
    parts.flatMap(({ name, group }) =>
      isList(group) ? [name] : askedFields(group).map(([field]) => controlName(name, field)),
    ),
  );

const isAnswered = (draft: Draft, control: string): boolean => {
  const [group, field] = placeOf(control);
  return isGiven((draft[group] as Record<string, AnyAnswer> | undefined)?.[field]);
};

/**
 * The questions that are not asked with the answers so far. In the journey a question is asked once its condition is
 * met, or when it was answered without that; further down it shows its condition in words, and is hidden only after
 * another answer.
 */
export const unaskedOf = (draft: Draft): string[] => {
  const audience = audienceOf(draft);
  return fieldOrderFor(audience).filter((control) => {
    const visibility = visibilityOf(referralGroups, draft, control);
    return (
      visibility === 'hidden' || (visibility === 'open' && isOnWay(audience, control) && !isAnswered(draft, control))
    );
  });
};

/** The form with the answers so far. */
export const journeyOf = (draft: Draft) => {
  const audience = audienceOf(draft);
  return { audience, steps: stepsFor(audience), hidden: hiddenPartsFor(audience), unasked: unaskedOf(draft) };
};
export type Journey = ReturnType<typeof journeyOf>;
