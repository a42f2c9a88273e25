import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { referralStatesUnattended } from '../../../shared/referrals/referral-state.ts';
import type { StoredEpisode } from '../../episodes/store/episodes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readRecords, type StoredRecord } from '../../patients/store/record.ts';
import { type ReferralPlace, type WorklistPart, worklistPartOf } from './referral-places.ts';
import {
  type Counted,
  createWorklistPlaces,
  sectionSize,
  type WorklistChoice,
  type WorklistOrder,
} from './worklist-places.ts';

export type WorklistEntry = { record: StoredRecord; episode: StoredEpisode };

/** The referrals of places, from their records as they are now; one that cannot be read keeps its place. */
const readEntries = async (table: Table, places: readonly ReferralPlace[]) => {
  const ids = places.map(({ patientId }) => patientId);
  const records = await readRecords(table, ids);
  return places.map(({ patientId, number }): WorklistEntry | Unreadable<'patientId'> => {
    const record = records.get(patientId);
    const episode = record?.episodes.find((one) => one.number === number);
    return record && episode ? { record, episode } : { patientId, unreadable: true };
  });
};

/** Whether a referral still is on one of some lists: the index is eventually consistent. */
const isOn = (parts: readonly WorklistPart[]) => (entry: WorklistEntry | Unreadable<'patientId'>) =>
  'unreadable' in entry || parts.includes(worklistPartOf(entry.episode));

type Found = { places: readonly ReferralPlace[]; more: boolean };

const firstOf = ({ places, more }: Found, size: number) => ({
  first: places.slice(0, size),
  count: Math.min(places.length, sectionSize),
  more: more || places.length > sectionSize,
});

/** Referrals by state, service, language and worker, as their records are now. */
export const createWorklistStore = (table: Table) => {
  const places = createWorklistPlaces(table);
  const readOn = async (parts: readonly WorklistPart[], some: readonly ReferralPlace[]) =>
    (await readEntries(table, some)).filter(isOn(parts));

  return {
    /** A page (one-based) of the section after a place, or of the first; `next` is where the one after it begins. */
    async list(
      choice: WorklistChoice,
      order: WorklistOrder,
      { page, size, after }: { page: number; size: number; after?: string | undefined },
    ) {
      const { section, next } = await places.readSection(choice, order, after);
      const entries = await readOn(choice.parts, section.slice((page - 1) * size, page * size));
      return { entries, total: section.length, next };
    },

    async count() {
      const [counts, apart] = await Promise.all([places.countOpen(), places.countApart()]);
      return { counts, apart };
    },

    /** The latest of the new referrals of the last day, and how many there are. */
    async listArrived(size: number, now: number) {
      const { first, ...counted } = firstOf(await places.readArrived(now), size);
      return { entries: await readOn(['new'], first), ...counted };
    },

    /** What nobody has dealt with: the first of all, the latest of the last day, and the number of what is set apart. */
    async readUnattended(size: number, now: number) {
      const [read, apart] = await Promise.all([places.readUnattended(now), places.countApart()]);
      const [waiting, arrived] = [firstOf(read.waiting, size), firstOf(read.arrived, size)];
      const entries = await readEntries(table, [...waiting.first, ...arrived.first]);
      const [first, latest] = [entries.slice(0, waiting.first.length), entries.slice(waiting.first.length)];
      return {
        waiting: { ...waiting, entries: first.filter(isOn(referralStatesUnattended)) },
        arrived: { ...arrived, entries: latest.filter(isOn(['new'])) },
        apart,
      };
    },

    readByState: places.readByState,

    /** The number of referrals that wait for somebody, counted up to `most`. */
    async countUnattended(most: number): Promise<Counted> {
      const counted = await Promise.all(referralStatesUnattended.map((state) => places.countPart(state, most)));
      const count = counted.reduce((sum, one) => sum + one.count, 0);
      return { count: Math.min(count, most), more: count > most || counted.some(({ more }) => more) };
    },
  };
};
