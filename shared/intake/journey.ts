import { referralAudiences } from '#words/referral-audiences.ts';
import { conditionInHint, placeOf } from '../kernel/forms/conditions.ts';
import { type AnyAnswer, askedFields, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { controlName, type Draft, isGiven } from '../kernel/forms/read-entries.ts';
import { type FormAnswers, visibilityOf } from '../kernel/forms/visibility.ts';
import { inWords } from '../kernel/forms/wording.ts';
import type { FormPage, FormPart, FormStep } from './form-steps.ts';
import { publicReferralGroups } from './public-referral.ts';
import {
  type Audience,
  type ReferralGroupName,
  type ReferralQuestions,
  referralGroups,
  referralSections,
} from './referral-form.ts';
import { referralJourneys } from './referral-journeys.ts';

type Groups = Readonly<Record<ReferralGroupName, Group | ListGroup>>;

const chosen = (audience: Audience): FormAnswers => ({ referralAudience: { audience } });

/** The questions in the words of the reader. */
export const groupsFor = (audience: Audience): Groups =>
  inWords(publicReferralGroups, referralAudiences[audience].groups);

type FieldFilter = (control: string) => boolean;

/** The wanted questions of a group; undefined when there are none. A list is one question. */
const pick = (groups: Groups, name: ReferralGroupName, isWanted: FieldFilter): FormPart | undefined => {
  const group = groups[name];
  if (isList(group)) return isWanted(name) ? { name, group } : undefined;
  const fields = askedFields(group).filter(([field]) => isWanted(controlName(name, field)));
  return fields.length > 0 ? { name, group: { ...group, fields: Object.fromEntries(fields) } } : undefined;
};

const asks = (questions: ReferralQuestions, control: string): boolean => {
  const [name, field] = placeOf(control);
  const asked: 'all' | readonly string[] = questions[name as ReferralGroupName] ?? [];
  return asked === 'all' || asked.includes(field);
};

/** A page that continues a group: what the group says of all of its questions was said before. */
const asContinued = ({ name, group }: FormPart, title = group.title): FormPart => ({
  name,
  group: { ...group, title, hint: '' },
});

type Journey = readonly { readonly id: string; readonly pages: readonly ReferralQuestions[] }[];

const waySteps = (groups: Groups, audience: Audience): FormStep[] => {
  const titles: Readonly<Record<string, string>> = referralAudiences[audience].steps;
  const journey: Journey = referralJourneys[audience];
  return journey.map(({ id, pages }) => {
    const parts = pages.flatMap((questions) =>
      (Object.keys(questions) as ReferralGroupName[]).flatMap(
        (name) => pick(groups, name, (control) => asks(questions, control)) ?? [],
      ),
    );
    return {
      id,
      title: titles[id] ?? id,
      pages: parts.map((part, index) => ({
        id: `${id}-${index + 1}`,
        ...(parts[index - 1]?.name === part.name ? asContinued(part) : part),
      })),
    };
  });
};

/** The groups in the order of the form, each with the title of its section where this audience has one of its own. */
const restPages = (groups: Groups, audience: Audience, way: readonly FormStep[]): FormPage[] => {
  const journey: Journey = referralJourneys[audience];
  const isOnWay = (control: string) => journey.some(({ pages }) => pages.some((questions) => asks(questions, control)));
  const isLeft = (control: string) => !isOnWay(control) && visibilityOf(groups, chosen(audience), control) !== 'hidden';
  const started = new Set(way.flatMap(({ pages }) => pages.map(({ name }) => name)));
  const titles: Readonly<Partial<Record<string, string>>> = referralAudiences[audience].sections;
  const [, ...sections] = referralSections;
  return sections.flatMap(({ id, groups: names }) =>
    names.flatMap((name: ReferralGroupName) => {
      const part = pick(groups, name, isLeft);
      if (!part) return [];
      return [{ id: name, ...(started.has(name) ? asContinued(part, titles[id]) : part) }];
    }),
  );
};

/** A page whose questions that depend on others say so in words, for where nothing can hide them. */
const withConditions = (groups: Groups, audience: Audience, page: FormPage): FormPage => {
  const { name, group } = page;
  if (isList(group)) return page;
  const fields = Object.entries(group.fields).map(([field, one]) => {
    const isOpen = visibilityOf(groups, chosen(audience), controlName(name, field)) === 'open';
    return [field, isOpen ? conditionInHint(groups, one) : one];
  });
  return { ...page, group: { ...group, fields: Object.fromEntries(fields) } };
};

/** The form of an audience: its journey, and a page for each group of all other questions. Nothing is left out. */
export type FormOfAudience = { readonly way: readonly FormStep[]; readonly rest: readonly FormPage[] };

/** @param hides Whether questions that are not asked can be hidden; where not, their conditions are in words. */
export const formFor = (audience: Audience, hides: boolean): FormOfAudience => {
  const groups = groupsFor(audience);
  const way = waySteps(groups, audience);
  const rest = restPages(groups, audience, way);
  if (hides) return { way, rest };
  const inWordsToo = (page: FormPage) => withConditions(groups, audience, page);
  return {
    way: way.map((step) => ({ ...step, pages: step.pages.map(inWordsToo) })),
    rest: rest.map(inWordsToo),
  };
};

/** All pages in the order of the form. */
export const pagesOf = ({ way, rest }: FormOfAudience): FormPage[] => [...way.flatMap(({ pages }) => pages), ...rest];

/** The questions that an audience is not asked at all: hidden, with anything typed there before. */
export const hiddenPartsFor = (audience: Audience): FormPart[] => {
  const groups = groupsFor(audience);
  const names = Object.keys(referralGroups) as ReferralGroupName[];
  const isHidden = (control: string) => visibilityOf(groups, chosen(audience), control) === 'hidden';
  return names.flatMap((name) => pick(groups, name, isHidden) ?? []);
};

const controlsOf = ({ name, group }: FormPart): string[] =>
  isList(group) ? [name] : askedFields(group).map(([field]) => controlName(name, field));

/** The names of all controls in the order of the form. */
export const fieldOrderFor = (audience: Audience): string[] => pagesOf(formFor(audience, true)).flatMap(controlsOf);

const isAnswered = (draft: Draft, control: string): boolean => {
  const [group, field] = placeOf(control);
  return isGiven((draft[group] as Record<string, AnyAnswer> | undefined)?.[field]);
};

/**
 * The questions that are not asked with the answers so far: until their condition is met, unless they were answered
 * without that.
 */
export const unaskedOf = (draft: Draft, audience: Audience): string[] =>
  fieldOrderFor(audience).filter((control) => {
    const visibility = visibilityOf(referralGroups, { ...draft, ...chosen(audience) }, control);
    return visibility === 'hidden' || (visibility === 'open' && !isAnswered(draft, control));
  });
