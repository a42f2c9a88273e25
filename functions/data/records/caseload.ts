import * as z from 'zod';
import { nobody } from '../../../shared/api/caseload.ts';
import { today } from '../../../shared/domain/today.ts';
import type { Entity, Item, Placeholder } from '../entity.ts';
import { caseloadIndex, type Key } from '../table.ts';
import type { Write } from '../write.ts';
import { foldName } from './fold-name.ts';
import { recordPartition, referralDateOf, type StoredRecord } from './record.ts';

/*
 * Where a patient stands among others: an item for each way in which staff choose patients. The index `caseload` has each
 * under what is chosen, in the order of the last contact. The items stand under the patient, with keys that follow from
 * the id alone. So a note moves a patient in every list without being told where in it they stood, and no total, row or
 * neighbour has to be read or written.
 */
const places = ['all', 'service', 'language', 'both', 'worker'] as const;
type PlaceName = (typeof places)[number];

const entry = z.object({
  patientId: z.string(),
  /** The day of the last contact, or of the referral where there was none, and the id. */
  lastContact: z.string(),
  /** Set by the first contact. */
  contacted: z.literal('yes').optional(),
  /** What is chosen; absent for a patient who is not listed yet. */
  caseload: z.string().optional(),
});

export const caseloadEntity: Entity<{ patientId: string; place: PlaceName | Placeholder }, typeof entry> = {
  name: 'Place in caseloads',
  key: ({ patientId, place }) => ({ pk: recordPartition(patientId), sk: `CASELOAD#${place}` }),
  anyId: { patientId: '{patientId}', place: '{place}' },
  whose: { patient: ['patientId'] },
  schema: entry,
};

/** Where the day of the last contact stands that a result may move. */
export const contactKey = (patientId: string): Key => caseloadEntity.key({ patientId, place: 'all' });

/** A language as people type it, folded: `punjabi` of `Punjabi `. */
export const foldLanguage = (typed: string): string => foldName(typed).join(' ');

type Placed = { active: boolean; service: string; language: string; worker: string };
/** What is chosen; what is left out may be anything. */
export type Choice = Pick<Placed, 'active'> & Partial<Placed>;

const none = '-';
// A key of an index has 2,048 bytes, and a letter takes twelve at the most.
const partLetters = 60;
const part = (text: string) => encodeURIComponent([...text].slice(0, partLetters).join('')) || none;

/** The partition of the index for a choice. Of a worker and more, it is the worker's, and the rest is looked for in it. */
export const choicePartition = ({ active, service, language, worker }: Choice): string => {
  const status = active ? 'active' : 'inactive';
  if (worker !== undefined) return `${status}#worker#${worker}`;
  if (service !== undefined && language !== undefined) return `${status}#both#${part(service)}#${part(language)}`;
  if (service !== undefined) return `${status}#service#${part(service)}`;
  return language === undefined ? `${status}#all` : `${status}#language#${part(language)}`;
};

export const placedAs = ({ active, user, referralProject, referralDemographics }: StoredRecord): Placed => ({
  active,
  service: referralProject.project,
  language: foldLanguage(referralDemographics.language),
  worker: user?.id ?? nobody,
});

const choiceOf = (place: PlaceName, { active, service, language, worker }: Placed): Choice =>
  ({
    all: { active },
    service: { active, service },
    language: { active, language },
    both: { active, service, language },
    worker: { active, worker },
  })[place];

/** What an item of the index has; the one of a worker says the service and language, to be looked for there. */
const attributesOf = (place: PlaceName, placed: Placed) => ({
  [caseloadIndex.partitionKey]: choicePartition(choiceOf(place, placed)),
  ...(place === 'worker' && { service: placed.service, language: placed.language }),
});

const sortOf = (day: string, patientId: string) => `${day}#${patientId}`;
export const dayOf = (lastContact: string): string => lastContact.slice(0, 10);
const referralDay = (patientId: string) => today(new Date(referralDateOf(patientId)));

/** The writes that list a new patient. */
export const listInCaseloads = (record: StoredRecord): Write[] => {
  const { referralId: patientId } = record;
  const placed = placedAs(record);
  return places.map((place) => ({
    Put: {
      Item: {
        ...caseloadEntity.key({ patientId, place }),
        patientId,
        lastContact: sortOf(referralDay(patientId), patientId),
        ...attributesOf(place, placed),
      },
    },
  }));
};

/** Sets some attributes, and others only where there is nothing yet. */
const update = (
  Key: Key,
  sets: Record<string, string>,
  { defaults = {}, onlyLater }: { defaults?: Record<string, string>; onlyLater?: boolean } = {},
): Write => {
  const all = { ...sets, ...defaults };
  const nameOfValue = (name: string) => `:v${Object.keys(all).indexOf(name)}`;
  const expressions = Object.keys(all).map((name, n) =>
    name in defaults ? `#n${n} = if_not_exists(#n${n}, :v${n})` : `#n${n} = :v${n}`,
  );
  return {
    Update: {
      Key,
      ...(onlyLater && {
        ConditionExpression: `attribute_not_exists(lastContact) OR lastContact <= ${nameOfValue('lastContact')}`,
      }),
      UpdateExpression: `SET ${expressions.join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(all).map((name, n) => [`#n${n}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.values(all).map((value, n) => [`:v${n}`, value])),
    },
  };
};

/** The write that lists a patient in one way, and leaves the day of the last contact as it is. */
const placeIn = (record: StoredRecord, place: PlaceName): Write => {
  const { referralId: patientId } = record;
  const key = caseloadEntity.key({ patientId, place });
  const lastContact = sortOf(referralDay(patientId), patientId);
  return update(key, { patientId, ...attributesOf(place, placedAs(record)) }, { defaults: { lastContact } });
};

/** The writes that list a patient from before there were caseloads. */
export const placeInCaseloads = (record: StoredRecord): Write[] => places.map((place) => placeIn(record, place));

/** The writes that move a patient to where the changed record stands. */
export const moveInCaseloads = (before: StoredRecord, after: StoredRecord): Write[] => {
  const [from, to] = [placedAs(before), placedAs(after)];
  return places
    .filter((place) => JSON.stringify(attributesOf(place, from)) !== JSON.stringify(attributesOf(place, to)))
    .map((place) => placeIn(after, place));
};

const note = (patientId: string, day: string, onlyLater: boolean): Write[] =>
  places.map((place) =>
    update(
      caseloadEntity.key({ patientId, place }),
      { patientId, lastContact: sortOf(day, patientId), contacted: 'yes' },
      { onlyLater },
    ),
  );

/** The writes that note a contact today, of which nothing has to be read: no contact is later. */
export const noteContact = (patientId: string, day: string): Write[] => note(patientId, day, false);

const isKnown = ({ contacted, lastContact }: z.infer<typeof entry>, sort: string) =>
  lastContact > sort || (lastContact === sort && contacted !== undefined);

/** The same of a day that may be long ago: none where a later contact is known, and refused where there is one since. */
export const noteEarlierContact = (patientId: string, day: string, known: Item | undefined): Write[] =>
  known && isKnown(caseloadEntity.schema.parse(known), sortOf(day, patientId)) ? [] : note(patientId, day, true);
