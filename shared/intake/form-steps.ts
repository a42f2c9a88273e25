import type { AnyAnswer, Group, ListGroup } from '../kernel/forms/field.ts';
import { type Audience, type ReferralGroupName, referralGroups } from './referral-form.ts';

/** A group, or those of its questions that belong together. */
export type FormPart = { readonly name: ReferralGroupName; readonly group: Group | ListGroup };

/** A page of the form; its id is its address after the `#`. */
export type FormPage = FormPart & { readonly id: string };

/** Pages with a title of their own. */
export type FormStep = { readonly id: string; readonly title: string; readonly pages: readonly FormPage[] };

const audienceIds = referralGroups.referralAudience.fields.audience.choices.map(({ id }) => id);

/** The audience named by an answer or a word from elsewhere; undefined while it is unknown. */
export const readAudience = (given: AnyAnswer | null | undefined): Audience | undefined =>
  audienceIds.find((id) => id === given);
