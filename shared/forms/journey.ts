import { referralAudiences } from '#words/referral-audiences.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { conditionInHint, type FormAnswers, standingOf } from './conditions.ts';
import { type AnyAnswer, askedFields, type Group, isList, type ListGroup } from './field.ts';
import { publicReferralGroups, referralForm } from './public-referral.ts';
import { controlName, type Draft } from './read-entries.ts';
import {
  type Audience,
  type ReferralGroupName,
  referralGroups,
  referralJourneys,
  referralSections,
} from './referral-form.ts';
import { inWords } from './wording.ts';

type Groups = Readonly<Record<ReferralGroupName, Group | ListGroup>>;

/** A group, or those of its questions that stand together. */
export type FormPart = { readonly name: ReferralGroupName; readonly group: Group | ListGroup };

/** A stretch of the form with a title of its own. */
export type FormStep = {
  readonly id: string;
  readonly title: string;
  /** Closed until somebody wants it, since few know the answers. */
  readonly isFolded: boolean;
  readonly parts: readonly FormPart[];
};

const audienceIds = referralGroups.referralAudience.fields.audience.choices.map(({ id }) => id);

/** For whom the form is, of an answer or a word from elsewhere; undefined as long as nobody has said so. */
export const readAudience = (given: AnyAnswer | null | undefined): Audience | undefined =>
  audienceIds.find((id) => id === given);

export const audienceOf = ({ referralAudience }: Draft): Audience | undefined =>
  readAudience((referralAudience as Record<string, AnyAnswer> | undefined)?.audience);

const chosen = (audience: Audience): FormAnswers => ({ referralAudience: { audience } });

/** The questions in the words for whoever reads them; with their conditions in words while it is not known who that is. */
export const groupsFor = (audience: Audience | undefined): Groups =>
  audience ? inWords(publicReferralGroups, referralAudiences[audience].groups) : referralForm.groups;

const start = 'start';
// These are asked of everybody; the others wait, closed, for whoever knows the answers.
const alwaysOpen: readonly string[] = [start, 'person', 'contact', 'reason'];

const sectionTitle = (id: keyof typeof referralFormWords.sections, audience: Audience | undefined): string => {
  const said: Partial<Record<string, string>> = audience ? referralAudiences[audience].sections : {};
  return said[id] ?? referralFormWords.sections[id];
};

type FieldFilter = (control: string) => boolean;

/** The part of a group whose questions are wanted; undefined when none of them is. A list is one question. */
const pick = (groups: Groups, name: ReferralGroupName, isWanted: FieldFilter): FormPart | undefined => {
  const group = groups[name];
  if (isList(group)) return isWanted(name) ? { name, group } : undefined;
  const fields = askedFields(group).filter(([field]) => isWanted(controlName(name, field)));
  return fields.length > 0 ? { name, group: { ...group, fields: Object.fromEntries(fields) } } : undefined;
};

const isPart = (part: FormPart | undefined): part is FormPart => part !== undefined;

/** What is said of a part of which there was more above; and the conditions that are still open, in words. */
const asRest = (groups: Groups, { name, group }: FormPart, audience: Audience, isSplit: boolean): FormPart => {
  if (isList(group)) return { name, group };
  const fields = Object.entries(group.fields).map(([field, one]) => {
    const isOpen = standingOf(groups, chosen(audience), controlName(name, field)) === 'open';
    return [field, isOpen ? conditionInHint(groups, one) : one];
  });
  return { name, group: { ...group, ...(isSplit && { hint: '' }), fields: Object.fromEntries(fields) } };
};

const groupOf = (question: string): ReferralGroupName => question.split('.')[0] as ReferralGroupName;

/** The steps that whoever said for whom the form is meets first, in their words. */
const waySteps = (groups: Groups, audience: Audience): FormStep[] => {
  const titles: Readonly<Record<string, string>> = referralAudiences[audience].steps;
  return referralJourneys[audience].map(({ id, questions }: { id: string; questions: readonly string[] }) => ({
    id: `${audience}-${id}`,
    title: titles[id] ?? id,
    isFolded: false,
    parts: [...new Set(questions.map(groupOf))]
      .map((name) => pick(groups, name, (control) => questions.includes(control) || questions.includes(name)))
      .filter(isPart),
  }));
};

const wayQuestions = (audience: Audience | undefined): readonly string[] =>
  audience ? referralJourneys[audience].flatMap(({ questions }) => [...questions]) : [];

const isOnWay = (audience: Audience | undefined, control: string): boolean =>
  [control, groupOf(control)].some((name) => wayQuestions(audience).includes(name));

/** The whole form for somebody: the first question, those on their way, and all others, folded. Nothing is left out. */
export const stepsFor = (audience: Audience | undefined): FormStep[] => {
  const groups = groupsFor(audience);
  const sections = referralSections.map(({ id, groups: names }) => ({
    id,
    names: names as readonly ReferralGroupName[],
  }));
  const whole = (names: readonly ReferralGroupName[]) => names.map((name) => ({ name, group: groups[name] }));
  if (!audience) {
    return sections.map(({ id, names }) => ({
      id,
      title: sectionTitle(id, audience),
      isFolded: !alwaysOpen.includes(id),
      parts: whole(names),
    }));
  }
  const way = waySteps(groups, audience);
  const started = new Set(way.flatMap(({ parts }) => parts.map(({ name }) => name)));
  const isLeft = (control: string) =>
    !isOnWay(audience, control) && standingOf(groups, chosen(audience), control) !== 'hidden';
  const rest = sections
    .filter(({ id }) => id !== start)
    .map(({ id, names }) => ({
      id,
      title: sectionTitle(id, audience),
      isFolded: true,
      parts: names
        .map((name) => pick(groups, name, isLeft))
        .filter(isPart)
        .map((part) => asRest(groups, part, audience, started.has(part.name))),
    }))
    .filter(({ parts }) => parts.length > 0);
  const first = { id: start, title: sectionTitle(start, audience), isFolded: false };
  return [{ ...first, parts: whole(['referralAudience']) }, ...way, ...rest];
};

/** What is not asked of somebody at all: kept out of sight with what was typed there before they said for whom it is. */
export const hiddenPartsFor = (audience: Audience | undefined): FormPart[] => {
  if (!audience) return [];
  const groups = groupsFor(audience);
  const names = Object.keys(referralGroups) as ReferralGroupName[];
  return names
    .map((name) => pick(groups, name, (control) => standingOf(groups, chosen(audience), control) === 'hidden'))
    .filter(isPart);
};

/** The names of all controls as they follow each other on the screen. */
export const fieldOrderFor = (audience: Audience | undefined): string[] =>
  stepsFor(audience).flatMap(({ parts }) =>
    parts.flatMap(({ name, group }) =>
      isList(group) ? [name] : Object.keys(group.fields).map((field) => controlName(name, field)),
    ),
  );

/**
 * The questions that are not asked as things stand. On the way one is asked once its condition is met; further down it
 * says its condition in words, and goes only when that was answered otherwise.
 */
export const unaskedOf = (draft: Draft): string[] => {
  const audience = audienceOf(draft);
  return fieldOrderFor(audience).filter((control) => {
    const standing = standingOf(referralGroups, draft, control);
    return standing === 'hidden' || (standing === 'open' && isOnWay(audience, control));
  });
};
