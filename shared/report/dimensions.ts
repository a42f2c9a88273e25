import { referralGroups } from '../intake/referral-form.ts';
import { ageOn } from '../kernel/calendar.ts';
import { facts } from '../organisation/facts.ts';
import { isServiceId } from '../organisation/services.ts';
import { type ReferrerKind, referrerKindLabels, referrerKinds } from '../referrals/referrer-kind.ts';
import { languageLabels, languageOf } from './languages.ts';
import { other, unknown } from './unknown.ts';

/** The dimensions by which people are counted. */
export const dimensions = ['ethnicity', 'age', 'gender', 'language', 'district', 'referrer', 'service'] as const;
export type Dimension = (typeof dimensions)[number];

/** The dimensions of a person; the service is in the key of the counter. */
export const personDimensions = dimensions.filter((one) => one !== 'service');
export type PersonDimension = Exclude<Dimension, 'service'>;

type Category = { readonly id: string; readonly label: string };
const notRecorded: Category = { id: unknown, label: 'Not recorded' };

const { ethnicity, gender } = referralGroups.referralDemographics.fields;
const ethnicities = ethnicity.choices;
type EthnicityId = (typeof ethnicities)[number]['id'];

/** The groups of the census of England and Wales of 2021, and which of our answers each includes. */
export const censusGroups = [
  {
    id: 'asian',
    label: 'Asian, Asian British or Asian Welsh',
    of: ['indian', 'pakistani', 'bangladeshi', 'chinese', 'otherAsian'],
  },
  {
    id: 'black',
    label: 'Black, Black British, Black Welsh, Caribbean or African',
    of: ['african', 'caribbean', 'black'],
  },
  {
    id: 'mixed',
    label: 'Mixed or multiple ethnic groups',
    of: ['mixedAsian', 'mixedAfrican', 'mixedCaribbean', 'mixedBlack', 'mixedOther'],
  },
  { id: 'white', label: 'White', of: ['whiteBritish', 'irish', 'gypsy', 'roma', 'white'] },
  // The census counts Arab in its group "Other ethnic group".
  { id: 'otherGroup', label: 'Other ethnic group', of: ['arab', 'anyOther'] },
  { id: 'unstated', label: 'Prefer not to say', of: ['unstated'] },
] as const satisfies readonly { id: string; label: string; of: readonly EthnicityId[] }[];

const ages = [
  { id: '0-17', label: 'Under 18', to: 17 },
  { id: '18-24', label: '18 to 24', to: 24 },
  { id: '25-34', label: '25 to 34', to: 34 },
  { id: '35-44', label: '35 to 44', to: 44 },
  { id: '45-54', label: '45 to 54', to: 54 },
  { id: '55-64', label: '55 to 64', to: 64 },
  { id: '65-74', label: '65 to 74', to: 74 },
  { id: '75', label: '75 and over', to: Infinity },
] as const;

const ageBandOf = (dob: string, day: string): string => {
  const age = ageOn(dob, day);
  return age === undefined ? unknown : (ages.find(({ to }) => age <= to)?.id ?? unknown);
};

/** The outward code of a postcode: an area of some thousand households. */
export const districtOf = (postcode: string): string => {
  const compact = postcode.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const [, district] = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(compact) ?? [];
  return district ?? unknown;
};

type Person = {
  ethnicity: string;
  gender: string;
  dob: string;
  language: string;
  postcode: string;
  referrerKind: ReferrerKind;
};

const oneOf = (choices: readonly { readonly id: string }[], id: string): string =>
  choices.some((choice) => choice.id === id) ? id : unknown;

/** The categories of a person whose referral was made on a day: few, however the answers are typed. */
export const categoriesOf = (person: Person, day: string): Record<PersonDimension, string> => ({
  ethnicity: oneOf(ethnicities, person.ethnicity),
  age: ageBandOf(person.dob, day),
  gender: oneOf(gender.choices, person.gender),
  language: languageOf(person.language),
  district: districtOf(person.postcode),
  referrer: person.referrerKind,
});

/** The services as they are counted: free text in the place of one is one of the others. */
export const serviceOf = (service: string): string =>
  service === '' ? unknown : isServiceId(service) ? service : other;

/** The categories that are each shown, however small. */
export const fixedCategories: Readonly<Record<Exclude<Dimension, 'ethnicity' | 'language' | 'district'>, Category[]>> =
  {
    age: [...ages, notRecorded],
    gender: [...gender.choices, notRecorded],
    referrer: referrerKinds.map((id) => ({ id, label: referrerKindLabels[id] })),
    // As they were published last.
    get service() {
      return [
        ...facts.services.map(({ id, name }) => ({ id, label: name })),
        { id: other, label: 'Another service' },
        { id: unknown, label: 'No service named' },
      ];
    },
  };

/** The name of a service as it is counted. */
export const labelOfService = (id: string): string => fixedCategories.service.find((one) => one.id === id)?.label ?? id;

/** The groups of the census with our answers in each; `parts` are the ids. */
export const ethnicityGroups = [
  ...censusGroups.map(({ label, of }) => ({
    label,
    parts: ethnicities.filter(({ id }) => (of as readonly string[]).includes(id)),
  })),
  { label: notRecorded.label, parts: [notRecorded] },
];

/** The name of a category of an open list: a language, a district. */
export const labelOfOpen = (dimension: 'language' | 'district', id: string): string => {
  if (id === unknown) return notRecorded.label;
  return dimension === 'language' ? (languageLabels.get(id) ?? id) : id;
};

export const dimensionLabels: Readonly<Record<Dimension, string>> = {
  ethnicity: 'Ethnicity',
  age: 'Age at referral',
  gender: 'Gender',
  language: 'Main language',
  district: 'Postcode district',
  referrer: 'Who referred them',
  service: 'Service',
};
