import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { isJunk } from '../../episodes/store/episodes.ts';
import type { Entity, Item, Placeholder } from '../../kernel/store/entity.ts';
import { patch, put } from '../../kernel/store/entity-writes.ts';
import { caseloadIndex, type Key } from '../../kernel/store/table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { foldName } from './fold-name.ts';
import { recordPartition, referralDateOf, type StoredRecord } from './record.ts';

/*
 * The places of a patient in the lists that staff filter by: one item for each filter. The index `caseload` sorts each
 * under its value by the day of the last contact. The items are stored under the patient, with keys that follow from
 * the id alone. So a note moves a patient in every list without knowing the earlier places, and reads and writes no
 * total, row or neighbour.
 */
export const caseloadPlaces = ['all', 'service', 'language', 'both', 'worker'] as const;
type PlaceName = (typeof caseloadPlaces)[number];

const entry = z.object({
  patientId: z.string(),
  /** The day of the last contact, or of the referral where there was none, and the id. */
  lastContact: z.string(),
  /** Set by the first contact. */
  contacted: z.literal('yes').optional(),
  /** In the worker's list: when a colleague gave them the patient, and the same once there was a contact since. */
  came: z.string().optional(),
  met: z.string().optional(),
  /** The same list is filtered by these. */
  service: z.string().optional(),
  language: z.string().optional(),
  /** The filter value; absent for a patient who is not listed yet. */
  caseload: z.string().optional(),
});

export const caseloadEntity: Entity<{ patientId: string; place: PlaceName | Placeholder }, typeof entry> = {
  name: 'Place in caseloads',
  key: ({ patientId, place }) => ({ pk: recordPartition(patientId), sk: `CASELOAD#${place}` }),
  idTemplate: { patientId: '{patientId}', place: '{place}' },
  dataSubject: { patient: ['patientId'] },
  schema: entry,
};

/** The item that contains the day of the last contact, which a result may move. */
export const contactKey = (patientId: string): Key => caseloadEntity.key({ patientId, place: 'all' });

/** A typed language, folded: `punjabi` for `Punjabi `. */
export const foldLanguage = (typed: string): string => foldName(typed).join(' ');

type Placed = { active: boolean; isJunk?: boolean; service: string; language: string; worker: string; came: string };
/** The chosen filters; one that is left out matches anything. */
export type Choice = Pick<Placed, 'active'> & Partial<Omit<Placed, 'came'>>;

const none = '-';
// A key of an index has 2,048 bytes, and a letter takes at most twelve.
const partLetters = 60;
const part = (text: string) => encodeURIComponent([...text].slice(0, partLetters).join('')) || none;

/**
 * The partition of the index for a choice; that of junk is read by nobody. With a worker and further filters it is the worker's, filtered by the rest.
 */
export const choicePartition = ({ active, isJunk = false, service, language, worker }: Choice): string => {
  if (isJunk) return 'junk';
  const status = active ? 'active' : 'inactive';
  if (worker !== undefined) return `${status}#worker#${worker}`;
  if (service !== undefined && language !== undefined) return `${status}#both#${part(service)}#${part(language)}`;
  if (service !== undefined) return `${status}#service#${part(service)}`;
  return language === undefined ? `${status}#all` : `${status}#language#${part(language)}`;
};

const placedAs = (record: StoredRecord): Placed => ({
  active: record.active,
  isJunk: isJunk(record),
  service: record.referralProject.project,
  language: foldLanguage(record.referralDemographics.language),
  worker: record.user?.id ?? nobody,
  came: record.came?.at ?? '',
});

const choiceOf = (place: PlaceName, { active, isJunk, service, language, worker }: Placed): Choice => {
  const status = { active, isJunk: isJunk ?? false };
  return {
    all: status,
    service: { ...status, service },
    language: { ...status, language },
    both: { ...status, service, language },
    worker: { ...status, worker },
  }[place];
};

/** The attributes of an item of the index; the worker's item has service and language too, to filter by, and how they came. */
const attributesOf = (place: PlaceName, placed: Placed) => ({
  [caseloadIndex.partitionKey]: choicePartition(choiceOf(place, placed)),
  ...(place === 'worker' && { service: placed.service, language: placed.language, came: placed.came }),
});

const sortOf = (day: string, patientId: string) => `${day}#${patientId}`;
export const dayOf = (lastContact: string): string => lastContact.slice(0, 10);
const referralDay = (patientId: string) => today(new Date(referralDateOf(patientId)));

/** The writes that list a new patient. */
export const listInCaseloads = (record: StoredRecord): Write[] => {
  const { patientId } = record;
  const placed = placedAs(record);
  const lastContact = sortOf(referralDay(patientId), patientId);
  return caseloadPlaces.map((place) =>
    put(caseloadEntity, { patientId, place }, { patientId, lastContact, ...attributesOf(place, placed) }),
  );
};

/** The write that lists a patient under one filter, and leaves the day of the last contact unchanged. */
const placeIn = (record: StoredRecord, place: PlaceName): Write => {
  const { patientId } = record;
  const set = { patientId, ...attributesOf(place, placedAs(record)) };
  const setIfAbsent = { lastContact: sortOf(referralDay(patientId), patientId) };
  return patch(caseloadEntity, { patientId, place }, { set, setIfAbsent });
};

/** The writes that move a patient to the places of the changed record. */
export const moveInCaseloads = (before: StoredRecord, after: StoredRecord): Write[] => {
  const [from, to] = [placedAs(before), placedAs(after)];
  return caseloadPlaces
    .filter((place) => JSON.stringify(attributesOf(place, from)) !== JSON.stringify(attributesOf(place, to)))
    .map((place) => placeIn(after, place));
};

// It copies when they came, so that whoever gets the patient next has not met them.
const meet = { copy: { met: { from: 'came', or: '' } } } as const;

const note = (patientId: string, day: string, onlyLater: boolean): Write[] => {
  const lastContact = sortOf(day, patientId);
  return caseloadPlaces.map((place) =>
    patch(
      caseloadEntity,
      { patientId, place },
      { set: { patientId, lastContact, contacted: 'yes' }, ...(place === 'worker' && meet) },
      onlyLater ? [{ absent: ['lastContact'] }, { atMost: { lastContact } }] : [],
    ),
  );
};

/** The write that notes that the worker is in touch with a patient whom somebody gave them. It reads nothing. */
export const noteMet = (patientId: string): Write =>
  patch(caseloadEntity, { patientId, place: 'worker' }, { set: { patientId }, ...meet });

/** Whether a worker got a patient from somebody, and has not been in touch since. */
export const isNewToWorker = ({ came, met }: z.infer<typeof entry>): boolean =>
  came !== undefined && came !== '' && met !== came;

/** The writes that note a contact today. They read nothing, since no contact is later. */
export const noteContact = (patientId: string, day: string): Write[] => note(patientId, day, false);

const isKnown = ({ contacted, lastContact }: z.infer<typeof entry>, sort: string) =>
  lastContact > sort || (lastContact === sort && contacted !== undefined);

/**
 * The same for a day that may be long ago: no writes where a later contact is known; refused where there is one since.
 */
export const noteEarlierContact = (patientId: string, day: string, known: Item | undefined): Write[] =>
  known && isKnown(caseloadEntity.schema.parse(known), sortOf(day, patientId)) ? [] : note(patientId, day, true);

/**
 * The writes that take a contact of a day back: the day of the last contact is the given one then, or that of the referral.
 * None where a later contact is known; refused where there is one meanwhile.
 */
export const takeContactBack = (
  patientId: string,
  day: string,
  { known, last }: { known: Item | undefined; last: string | undefined },
): Write[] => {
  if (!known || dayOf(caseloadEntity.schema.parse(known).lastContact) !== day || last === day) return [];
  const lastContact = sortOf(last ?? referralDay(patientId), patientId);
  return caseloadPlaces.map((place) =>
    patch(
      caseloadEntity,
      { patientId, place },
      { set: { lastContact }, remove: last === undefined ? ['contacted'] : [] },
      { equals: { lastContact: sortOf(day, patientId) } },
    ),
  );
};
