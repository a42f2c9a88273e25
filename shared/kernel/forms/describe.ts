import { forms } from '#words/forms.ts';
import { formatNhsNumber } from '../../country/nhs-number.ts';
import { phoneLink } from '../../organisation/organisation.ts';
import { formatDay } from '../format-day.ts';
import { type AnyAnswer, askedFields, type Field, type Group, isList, type ListGroup } from './field.ts';

type Wording = { readonly yes: string; readonly formatDay: (day: string) => string };
const ofTheSite: Wording = {
  get yes() {
    return forms.yes;
  },
  formatDay,
};

/** An answer in words; blank for no answer. */
const describeAnswer = (field: Field, answer: AnyAnswer | undefined, wording: Wording): string => {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? wording.yes : '';
  if (typeof answer === 'object') return answer.map((id) => describeChoice(field, id)).join(', ');
  if (field.kind === 'date') return wording.formatDay(answer);
  if (field.kind === 'nhs-number') return formatNhsNumber(answer);
  return describeChoice(field, answer);
};

const describeChoice = (field: Field, id: string): string =>
  'choices' in field ? (field.choices.find((choice) => choice.id === id)?.label ?? id) : id;

export type DescribedAnswer = {
  name: string;
  label: string;
  text: string;
  /** The link of an answer that is a phone number or an email address. */
  link?: string;
};

const linkOf = (name: string, field: Field, text: string): { link?: string } => {
  if (text === '') return {};
  if (field.kind === 'email') return { link: `mailto:${text}` };
  // A fax number is not for ringing.
  return field.kind === 'phone' && name !== 'fax' ? { link: phoneLink(text) } : {};
};

/**
 * The questions of a group with their answers in words, in the order of the form, blank ones too. `say` gives the
 * words that the group lacks, in another language than the site's.
 */
export const describeGroup = (
  group: Group | ListGroup,
  answers: Readonly<Record<string, AnyAnswer>> | readonly string[] | undefined,
  wording: Wording = ofTheSite,
): DescribedAnswer[] => {
  if (isList(group)) {
    const lines = Array.isArray(answers) ? answers : [];
    return [{ name: '', label: group.line.label, text: lines.filter(Boolean).join('\n') }];
  }
  const given = (answers ?? {}) as Readonly<Record<string, AnyAnswer>>;
  return askedFields(group).map(([name, field]) => {
    const text = describeAnswer(field, given[name], wording);
    return { name, label: field.label, text, ...linkOf(name, field, text) };
  });
};
