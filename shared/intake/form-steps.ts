import { referralFormWords } from '#words/referral-form.ts';
import type { AnyAnswer, Group, ListGroup } from '../kernel/forms/field.ts';
import type { Draft } from '../kernel/forms/read-entries.ts';
import { referralForm } from './public-referral.ts';
import { type Audience, type ReferralGroupName, referralGroups, referralSections } from './referral-form.ts';

/** A group, or those of its questions that belong together. */
export type FormPart = { readonly name: ReferralGroupName; readonly group: Group | ListGroup };

/** A part of the form with a title of its own. */
export type FormStep = {
  readonly id: string;
  readonly title: string;
  /** Folded at first, since few know the answers. */
  readonly isFolded: boolean;
  readonly parts: readonly FormPart[];
};

const audienceIds = referralGroups.referralAudience.fields.audience.choices.map(({ id }) => id);

/** The audience named by an answer or a word from elsewhere; undefined while it is unknown. */
export const readAudience = (given: AnyAnswer | null | undefined): Audience | undefined =>
  audienceIds.find((id) => id === given);

export const audienceOf = ({ referralAudience }: Draft): Audience | undefined =>
  readAudience((referralAudience as Record<string, AnyAnswer> | undefined)?.audience);

// These are asked of everybody; the others are folded, for whoever knows the answers.
const alwaysOpen: readonly string[] = ['start', 'person', 'contact', 'reason'];

/** The whole form while the audience is unknown: every question, with its condition in words if it has one. */
export const wholeForm: readonly FormStep[] = referralSections.map(({ id, groups }) => ({
  id,
  title: referralFormWords.sections[id],
  isFolded: !alwaysOpen.includes(id),
  parts: groups.map((name: ReferralGroupName) => ({ name, group: referralForm.groups[name] })),
}));
