import * as z from 'zod';
import { home } from '#words/pages/home.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { type Impact, impactNames, listPartners, readImpact } from '../../../../shared/organisation/evidence.ts';
import { type Facts, type HideablePage, hideablePages } from '../../../../shared/organisation/facts.ts';
import { firstFacts } from '../../../../shared/organisation/organisation.ts';
import { nameRecordsAdmin } from '../../../../shared/organisation/records-admin.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';

export const hoursField = (key: LanguageKey): HoursField => `hours-${key}`;
type HoursField = `hours-${LanguageKey}`;
const hoursFields = Object.fromEntries(siteLanguages.map((key) => [hoursField(key), z.string()])) as Record<
  HoursField,
  z.ZodString
>;

const closure = z.object({ from: z.string(), to: z.string() });
const helpLine = z.object({ who: z.string(), say: z.string() });

const figuresOf = (impact: Impact) =>
  Object.fromEntries(impactNames.map((name) => [name, String(impact[name] ?? '')])) as Record<keyof Impact, string>;
const firstFigures = figuresOf(readImpact({}));

/** The form, and a draft of it: every fact as it is typed. */
export const siteDraftForm = z.object({
  // Older drafts have the names of a new installation.
  name: z.string().default(firstFacts.name),
  longName: z.string().default(firstFacts.longName),
  legalName: z.string().default(firstFacts.legalName),
  phone: z.string(),
  email: z.string(),
  privacyEmail: z.string(),
  ...hoursFields,
  closures: z.array(closure),
  // Older drafts hide no page.
  hidden: z.array(z.enum(hideablePages)).default([]),
  // Older drafts leave it open.
  publicSignUp: z.boolean().default(true),
  recordsAdmin: z.string().default(''),
  helpLines: z.array(helpLine).default([]),
  // Older drafts have none of the home page, and would empty it.
  wellness: z.string().default(firstFigures.wellness),
  esteem: z.string().default(firstFigures.esteem),
  training: z.string().default(firstFigures.training),
  volunteered: z.string().default(firstFigures.volunteered),
  partners: z.string().default(listPartners({}).join('\n')),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  socialName: z.string(),
  socialUrl: z.string(),
  leaveTo: z.string(),
});
export type SiteValues = z.infer<typeof siteDraftForm>;

export const valuesOf = ({
  address,
  position: { latitude, longitude },
  social,
  openingHours,
  ...facts
}: Facts): SiteValues => ({
  ...facts,
  ...figuresOf(readImpact(facts)),
  partners: listPartners(facts).join('\n'),
  helpLines: (facts.helpLines ?? []).map((one) => ({ ...one })),
  closures: facts.closures.map((one) => ({ ...one })),
  hidden: [...facts.hidden],
  recordsAdmin: nameRecordsAdmin(facts),
  address: address.join('\n'),
  latitude: String(latitude),
  longitude: String(longitude),
  socialName: social.name,
  socialUrl: social.url,
  ...(Object.fromEntries(siteLanguages.map((key) => [hoursField(key), openingHours[key] ?? ''])) as Record<
    HoursField,
    string
  >),
});

const degrees = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

const linesOf = (typed: string): string[] => typed.split('\n').filter((line) => line.trim() !== '');
const percentOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

/** The facts as they are sent. Hours that are left blank are those of the words of the site. */
export const factsOf = (values: SiteValues): Omit<Facts, 'services'> => ({
  name: values.name,
  longName: values.longName,
  legalName: values.legalName,
  phone: values.phone,
  email: values.email,
  privacyEmail: values.privacyEmail,
  address: linesOf(values.address),
  position: { latitude: degrees(values.latitude), longitude: degrees(values.longitude) },
  social: { name: values.socialName, url: values.socialUrl },
  leaveTo: values.leaveTo,
  openingHours: Object.fromEntries(
    siteLanguages.flatMap((key) => (values[hoursField(key)].trim() === '' ? [] : [[key, values[hoursField(key)]]])),
  ),
  closures: values.closures,
  hidden: values.hidden,
  publicSignUp: values.publicSignUp,
  recordsAdmin: values.recordsAdmin,
  helpLines: values.helpLines,
  impact: Object.fromEntries(impactNames.map((name) => [name, percentOf(values[name])])),
  partners: linesOf(values.partners),
});

/** The control of a fact that the API names by its path in the body. */
export const controlOf = (path: string): string => {
  const [, name = '', ...rest] = path.split('.');
  if (name === 'openingHours') return hoursField((rest[0] ?? 'en') as LanguageKey);
  if (name === 'impact') return rest[0] ?? name;
  if (name === 'position') return rest[0] ?? name;
  if (name === 'social') return rest[0] === 'url' ? 'socialUrl' : 'socialName';
  return (name === 'closures' || name === 'helpLines') && rest.length > 1 ? [name, ...rest].join('.') : name;
};

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = ({ closures, helpLines }: SiteValues): string[] => [
  ...['name', 'longName', 'legalName', 'phone', 'email', 'privacyEmail'].map((name) => `facts.${name}`),
  ...helpLines.flatMap((_, index) => ['who', 'say'].map((part) => `facts.helpLines.${index}.${part}`)),
  'facts.helpLines',
  ...siteLanguages.map((key) => `facts.openingHours.${key}`),
  ...closures.flatMap((_, index) => ['from', 'to'].map((part) => `facts.closures.${index}.${part}`)),
  'facts.closures',
  'facts.hidden',
  ...impactNames.map((name) => `facts.impact.${name}`),
  'facts.partners',
  'facts.recordsAdmin',
  'facts.publicSignUp',
  'facts.address',
  'facts.position.latitude',
  'facts.position.longitude',
  'facts.social.name',
  'facts.social.url',
  'facts.leaveTo',
];

/** What a percentage of the home page is about, in the words of the page. */
export const nameFigure = (name: keyof Impact): string => `Per cent who ${home.figures[name]}`;

/** The pages that can be hidden, by their names. */
export const hideableNames: Readonly<Record<HideablePage, string>> = { '/about': 'About us', '/gallery': 'Gallery' };

const describeClosures = (value: unknown): string =>
  z
    .array(closure)
    .parse(value)
    .map(({ from, to }) => `${formatDay(from)} to ${formatDay(to)}`)
    .join('\n');

const describeHelpLines = (value: unknown): string =>
  z
    .array(helpLine)
    .parse(value)
    .map(({ who, say }) => `${who}: ${say}`)
    .join('\n');

const describeHidden = (value: unknown): string =>
  z
    .array(z.enum(hideablePages))
    .parse(value)
    .map((path) => hideableNames[path])
    .join(', ') || 'None';

/** Each fact by its label, for a comparison. */
export const factFields: MergedFields<SiteValues> = {
  name: 'Name',
  longName: 'Full name',
  legalName: 'Registered name',
  phone: 'Telephone',
  email: 'Email',
  privacyEmail: 'Email for questions about one’s own information',
  ...Object.fromEntries(siteLanguages.map((key) => [hoursField(key), `Opening hours: ${languages[key].name}`])),
  closures: ['Closed', describeClosures],
  hidden: ['Hidden pages', describeHidden],
  helpLines: ['Help lines besides those of the country', describeHelpLines],
  ...Object.fromEntries(impactNames.map((name) => [name, nameFigure(name)])),
  partners: 'Partners',
  recordsAdmin: 'Who assigns patients',
  publicSignUp: 'Anybody may make an account',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  socialName: 'Name of the page elsewhere',
  socialUrl: 'Address of the page elsewhere',
  leaveTo: 'Where ‘Leave this site quickly’ leads',
};
