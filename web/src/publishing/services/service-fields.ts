import * as z from 'zod';
import type { Service } from '../../../../shared/organisation/facts.ts';
import { rulesOf, usualLimits } from '../../../../shared/organisation/service-rules.ts';
import { type PictureName, pictureNames } from '../../../../shared/publishing/picture-names.ts';
import { hasSiteWords } from '../../../../shared/publishing/site-services.ts';
import { questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { isForService } from '../../../../shared/questionnaires/offered.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import {
  labelPicture,
  pictureOf as photographOf,
  pictureControl,
  pictureFields,
  picturePaths,
  pictureValuesOf,
} from '../pictures/picture-fields.ts';
import {
  labelTexts,
  type TextPart,
  textControl,
  textFields,
  textPaths,
  textsOf,
  textValuesOf,
} from '../texts/text-fields.ts';

/** The form of a service, and a draft of it: everything as it is typed. */
export const serviceDraftForm = z.object({
  name: z.string(),
  ...textFields,
  picture: z.enum(['', ...pictureNames]),
  ...pictureFields,
  outcomes: z.string(),
  amber: z.string(),
  red: z.string(),
  instruments: z.array(z.enum(questionnaireIds)),
  endsOn: z.string(),
});
export type ServiceValues = z.infer<typeof serviceDraftForm>;

/** The values of a service; of one that is to be added without one. */
export const valuesOf = (service?: Service): ServiceValues => {
  const { outcomes, limits } = service ? (service.rules ?? rulesOf(service.id)) : { outcomes: [], limits: usualLimits };
  const isChosen = (id: (typeof questionnaireIds)[number]) =>
    service?.rules ? service.rules.instruments.includes(id) : isForService(id, service?.id ?? 'a new one');
  return {
    name: service?.name ?? '',
    ...textValuesOf(service?.words),
    picture: service?.picture ?? '',
    ...pictureValuesOf(service?.photograph),
    outcomes: outcomes.join('\n'),
    amber: String(limits.amber),
    red: String(limits.red),
    instruments: questionnaireIds.filter(isChosen),
    endsOn: service?.endsOn ?? '',
  };
};

/** The languages in which the words of a service are behind their English. */
export const listBehind = (behind: readonly { service: string; language: LanguageKey }[], id: string): LanguageKey[] =>
  behind.flatMap(({ service, language }) => (service === id ? language : []));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const days = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** A service as it is sent; `before` is what it was. */
export const serviceOf = (id: string, values: ServiceValues, before?: Service): Service => {
  const photograph = photographOf(values);
  return {
    id,
    name: values.name,
    ...(values.endsOn !== '' && { endsOn: values.endsOn }),
    ...(values.picture !== '' && { picture: values.picture }),
    ...(photograph && { photograph }),
    // In English it has the name that staff use.
    ...(!hasSiteWords(id) && { words: textsOf({ ...values, 'name-en': values.name }, before?.words) }),
    rules: {
      outcomes: linesOf(values.outcomes),
      limits: { amber: days(values.amber), red: days(values.red) },
      instruments: values.instruments,
    },
  };
};

/** The control of a field that the API names by its path in the body: `services.4.words.en.short`. */
export const controlOf = (path: string): string => {
  const [, , name = '', first, second] = path.split('.');
  if (name === 'words' && first === 'en' && second === 'name') return 'name';
  if (name === 'words' && first !== undefined) return textControl(first, second);
  if (name === 'photograph') return pictureControl(first ?? 'file', second);
  if (name !== 'rules') return name;
  return first === 'limits' ? (second ?? 'amber') : (first ?? name);
};

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = (at: number): string[] =>
  [
    'name',
    ...textPaths,
    'picture',
    ...picturePaths.map((path) => `photograph.${path}`),
    'rules.outcomes',
    'rules.limits.amber',
    'rules.limits.red',
    'rules.instruments',
    'endsOn',
  ].map((name) => `services.${at}.${name}`);

export const wordLabels: Readonly<Record<TextPart, string>> = {
  name: 'Name',
  short: 'In one sentence',
  text: 'What people find there',
};

export const pictureLabels: Readonly<Record<PictureName | '', string>> = {
  '': 'The usual one',
  bench: 'Two people on a bench',
  carrom: 'A carrom board',
  garden: 'A garden',
  kites: 'Kites over roofs',
  quilt: 'A quilt and a cup of tea',
  sewing: 'Hands that sew',
  tea: 'Tea being poured',
  window: 'Two chairs at a window',
};

const describeInstruments = (ids: unknown): string =>
  z
    .array(z.enum(questionnaireIds))
    .parse(ids)
    .map((id) => findQuestionnaire(id).name)
    .join(', ') || 'None';

/** Each field by its label, for a comparison. */
export const serviceFields: MergedFields<ServiceValues> = {
  name: 'Name',
  ...labelTexts(wordLabels),
  picture: ['Drawing', pictureLabels],
  ...labelPicture,
  outcomes: 'Outcomes',
  amber: 'A wait is long after',
  red: 'A wait is too long after',
  instruments: ['Questionnaires', describeInstruments],
  endsOn: 'Last day',
};
