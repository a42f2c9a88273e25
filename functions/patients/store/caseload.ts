import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { isUncounted } from '../../episodes/store/episodes.ts';
import { type Entity, type Item, keyPattern } from '../../kernel/store/entity.ts';
import { patch, put } from '../../kernel/store/entity-writes.ts';
import type { Key, PlaceName } from '../../kernel/store/table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { foldName } from './fold-name.ts';
import { recordPartition, referralDateOf, type StoredRecord } from './record.ts';

/*
 * The places of a patient in the lists that staff filter by: one item, which is in an index for each filter under its
 * value, sorted by the day of the last contact. It is stored under the patient, with a key that follows from the id
 * alone. So a note moves a patient in every list without knowing the earlier places, and reads and writes no total, row
 * or neighbour.
 */
const entry = z.object({
  patientId: z.string(),
  /** The day of the last contact, or of the referral where there was none, and the id. */
  sortedBy: z.string(),
  /** Set by the first contact. */
  contacted: z.literal('yes').optional(),
  /** When the worker was given the patient or took them on, and the same once there was a contact since. */
  came: z.string().optional(),
  met: z.string().optional(),
  /** The worker's list is filtered by these. */
  service: z.string().optional(),
  language: z.string().optional(),
  /** The filter values; absent for a patient who is not listed yet. */
  place1: z.string().optional(),
  place2: z.string().optional(),
  place3: z.string().optional(),
  place4: z.string().optional(),
  place5: z.string().optional(),
  /** The list of those with whom the worker has not been in touch yet. */
  place6: z.string().optional(),
});

export const caseloadEntity: Entity<string, typeof entry> = {
  name: 'Places in caseloads',
  key: keyPattern(recordPartition, 'CASELOAD'),
  dataSubject: { patient: ['patientId'] },
  schema: entry,
};

/** The item that contains the day of the last contact, which a result may move. */
export const contactKey = (patientId: string): Key => caseloadEntity.key(patientId);

/** A typed language, folded: `punjabi` for `Punjabi `. */
export const foldLanguage = (typed: string): string => foldName(typed).join(' ');

type Placed = {
  active: boolean;
  isUncounted?: boolean;
  service: string;
  language: string;
  worker: string;
  came: string;
};
/** The chosen filters; one that is left out matches anything. */
export type Choice = Pick<Placed, 'active'> & Partial<Omit<Placed, 'came'>>;

const none = '-';
// A key of an index has 2,048 bytes, and a letter takes at most twelve.
const partLetters = 60;
const part = (text = '') => encodeURIComponent([...text].slice(0, partLetters).join('')) || none;

/**
 * The index for a choice, and the list in it; that of records which are not counted is read by nobody. With a worker and
 * further filters it is the worker's, filtered by the rest.
 */
export const choicePlace = ({ active, service, language, worker }: Choice): { index: PlaceName; list: string } => {
  const status = active ? 'active' : 'inactive';
  if (worker !== undefined) return { index: 'place1', list: `${status}#worker#${worker}` };
  if (service === undefined && language === undefined) return { index: 'place2', list: `${status}#all` };
  if (language === undefined) return { index: 'place3', list: `${status}#service#${part(service)}` };
  if (service === undefined) return { index: 'place4', list: `${status}#language#${part(language)}` };
  return { index: 'place5', list: `${status}#both#${part(service)}#${part(language)}` };
};

const placedAs = (record: StoredRecord): Placed => ({
  active: record.active,
  isUncounted: isUncounted(record),
  service: record.referralProject.project,
  language: foldLanguage(record.referralDemographics.language),
  worker: record.user?.id ?? nobody,
  // Nobody has to be in touch with a practice patient.
  came: isPractice(record.patientId) ? '' : (record.came?.at ?? ''),
});

/** The attributes of the item that follow from the record. */
const attributesOf = ({ active, isUncounted, service, language, worker, came }: Placed) => {
  const listOf = (choice: Omit<Choice, 'active'>) => (isUncounted ? 'junk' : choicePlace({ active, ...choice }).list);
  return {
    place1: listOf({ worker }),
    place2: listOf({}),
    place3: listOf({ service }),
    place4: listOf({ language }),
    place5: listOf({ service, language }),
    ...{ service, language, came },
  };
};

/** The patients whom a worker was given or took on, and with whom nobody has been in touch since. */
export const newToWorkers = 'new-to-workers';

const sortOf = (day: string, patientId: string) => `${day}#${patientId}`;
export const dayOf = (sortedBy: string): string => sortedBy.slice(0, 10);
const referralDay = (patientId: string) => today(new Date(referralDateOf(patientId)));

/** The write that lists a new patient. */
export const listInCaseloads = (record: StoredRecord): Write[] => {
  const { patientId } = record;
  const sortedBy = sortOf(referralDay(patientId), patientId);
  const placed = attributesOf(placedAs(record));
  const place6 = placed.came === '' ? undefined : newToWorkers;
  return [put(caseloadEntity, patientId, { patientId, sortedBy, ...placed, place6 })];
};

/** The write that moves a patient to the places of the changed record, and leaves the day of the last contact unchanged. */
export const moveInCaseloads = (before: StoredRecord, after: StoredRecord): Write[] => {
  const [from, to] = [attributesOf(placedAs(before)), attributesOf(placedAs(after))] as const;
  if (isDeepStrictEqual(from, to)) return [];
  const { patientId } = after;
  const isNew = to.came !== '' && to.came !== from.came;
  const change = {
    set: { patientId, ...to, ...(isNew && { place6: newToWorkers }) },
    setIfAbsent: { sortedBy: sortOf(referralDay(patientId), patientId) },
    remove: to.came === '' ? ['place6' as const] : [],
  };
  return [patch(caseloadEntity, patientId, change)];
};

// It copies when they came, so that whoever gets the patient next has not met them.
const meet = { copy: { met: { from: 'came', or: '' } }, remove: ['place6'] } as const;

const note = (patientId: string, day: string, onlyLater: boolean): Write[] => {
  const sortedBy = sortOf(day, patientId);
  const change = { set: { patientId, sortedBy, contacted: 'yes' as const }, ...meet };
  return [
    patch(caseloadEntity, patientId, change, onlyLater ? [{ absent: ['sortedBy'] }, { atMost: { sortedBy } }] : []),
  ];
};

/** The write that notes that the worker is in touch with a patient whom somebody gave them. It reads nothing. */
export const noteMet = (patientId: string): Write => patch(caseloadEntity, patientId, { set: { patientId }, ...meet });

/** Whether a worker was given a patient or took them on, and has not been in touch since. */
export const isNewToWorker = ({ came, met }: z.infer<typeof entry>): boolean =>
  came !== undefined && came !== '' && met !== came;

/** The writes that note a contact today. They read nothing, since no contact is later. */
export const noteContact = (patientId: string, day: string): Write[] => note(patientId, day, false);

const isKnown = ({ contacted, sortedBy }: z.infer<typeof entry>, sort: string) =>
  sortedBy > sort || (sortedBy === sort && contacted !== undefined);

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
  if (!known || dayOf(caseloadEntity.schema.parse(known).sortedBy) !== day || last === day) return [];
  return [
    patch(
      caseloadEntity,
      patientId,
      {
        set: { sortedBy: sortOf(last ?? referralDay(patientId), patientId) },
        remove: last === undefined ? ['contacted'] : [],
      },
      { equals: { sortedBy: sortOf(day, patientId) } },
    ),
  ];
};
