import type * as z from 'zod';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { nobody } from '../../../shared/patients/caseload-schema.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { openedOf, type Visibility } from '../../kernel/access/opened.ts';
import { readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPages, readPlaces as readIndexPlaces } from '../../kernel/store/query-items.ts';
import { placeSort } from '../../kernel/store/table.ts';
import {
  type Choice,
  caseloadEntity,
  choicePlace,
  dayOf,
  foldLanguage,
  isNewToWorker,
  newToWorkers,
} from './caseload.ts';
import { type Patient, patientEntity } from './patients.ts';

const rowOf = (patient: Patient) => {
  const { patientId, firstName, lastName, dob, active, service, language, user: worker, episodes } = patient;
  return {
    ...{ patientId, firstName, lastName, dob, active, service, language },
    ...(worker && { worker }),
    referralDate: currentEpisode(episodes).referredAt,
    opened: openedOf(patient),
  };
};
export type ListedPatient = ReturnType<typeof rowOf>;

/** The rows of patients by their ids, from their records as they are now; one that cannot be read is left out. */
export const readListed = async (table: Table, ids: readonly string[]): Promise<Map<string, ListedPatient>> => {
  const patients = await readItems(table, patientEntity, ids);
  return new Map(patients.map((one) => [one.patientId, rowOf(one)]));
};

/** Active patients with whom their worker has not been in touch yet, and when they came, up to a number. */
export const readNewToWorkers = async (table: Table, most: number): Promise<{ patientId: string; came: string }[]> =>
  (await readIndexPlaces(table, newToWorkers, 'place6', { limit: most })).flatMap((item) => {
    const place = caseloadEntity.schema.parse(item);
    const { patientId, came = '', place1 = '' } = place;
    return isNewToWorker(place) && place1.startsWith('active#') ? [{ patientId, came }] : [];
  });

type Order = 'longest' | 'latest';
type Row = (ListedPatient & { lastContact?: string }) | Unreadable<'patientId'>;
type Place = z.infer<typeof caseloadEntity.schema>;
const idsOf = (places: readonly Place[]): string[] => places.map(({ patientId }) => patientId);

// In a worker's own list, rows that a filter leaves out are read and dropped: limits on the entries of a request, and
// on the requests.
const readAtOnce = 500;
const mostRequests = 4;

type Wanted = { order: Order; size: number; after?: string | undefined };

/** A worker's own list is filtered by the rest of the choice; other lists are of all that was chosen. */
const isFiltered = ({ worker, service, language }: Choice): boolean =>
  worker !== undefined && (service ?? language) !== undefined;

const query = (choice: Choice, { order, after }: Omit<Wanted, 'size'>) => {
  const { service, language } = choice;
  const { index, list } = choicePlace(choice);
  return placesQuery(list, {
    index,
    range:
      after === undefined
        ? undefined
        : { condition: order === 'longest' ? '> :after' : '< :after', values: { ':after': after } },
    equals: isFiltered(choice) ? { service, language } : {},
    latestFirst: order === 'latest',
  });
};

/** Whether a patient still matches the choice: the index is eventually consistent. */
const fits = (patient: ListedPatient, { active, worker, service, language }: Choice): boolean =>
  patient.active === active &&
  (worker === undefined || (patient.worker?.id ?? nobody) === worker) &&
  (service === undefined || patient.service === service) &&
  (language === undefined || foldLanguage(patient.language) === language);

/** Patients by worker, service, language and status, in the order of their last contact. */
export const createCaseloadStore = (table: Table) => {
  /** The first places after the given one; `next` is where to read on. */
  const readPlaces = async (choice: Choice, { order, size, after }: Wanted) => {
    const found: Place[] = [];
    let from: unknown;
    const Limit = isFiltered(choice) ? readAtOnce : size + 1;
    for await (const { items, next } of queryPages(
      table,
      { ...query(choice, { order, after }), Limit },
      mostRequests,
    )) {
      found.push(...items.map((item) => caseloadEntity.schema.parse(item)));
      if (found.length > size) return { places: found.slice(0, size), next: found[size - 1]?.sortedBy };
      from = next?.[placeSort];
    }
    return { places: found, next: from === undefined ? undefined : String(from) };
  };

  return {
    readPlaces,

    /** A page, as the records are now. Where the reader may not open one, its language is left out. */
    async list(choice: Choice, wanted: Wanted, canOpen: Visibility) {
      const { places, next } = await readPlaces(choice, wanted);
      const [patients, mayBeOpened] = await Promise.all([readListed(table, idsOf(places)), canOpen()]);
      const content = places.flatMap(({ patientId, sortedBy, contacted }): Row[] => {
        const patient = patients.get(patientId);
        if (!patient) return [{ patientId, unreadable: true }];
        const isOpen = mayBeOpened(patient.opened);
        if (!fits(patient, choice) || (choice.language !== undefined && !isOpen)) return [];
        return [{ ...patient, ...(!isOpen && { language: '' }), ...(contacted && { lastContact: dayOf(sortedBy) }) }];
      });
      return { content, next };
    },

    /** The number of those of a language whose records the reader may open, counted up to `most`. */
    async countOfLanguage(choice: Choice, most: number, canOpen: Visibility) {
      const [{ places, next }, mayBeOpened] = await Promise.all([
        readPlaces(choice, { order: 'longest', size: most }),
        canOpen(),
      ]);
      const patients = [...(await readListed(table, idsOf(places))).values()];
      const count = patients.filter((one) => mayBeOpened(one.opened) && fits(one, choice)).length;
      return { count, more: next !== undefined };
    },

    /** Their number, counted up to `most`. */
    async count(choice: Choice, most: number): Promise<{ count: number; more: boolean }> {
      let count = 0;
      const counting = { ...query(choice, { order: 'longest' }), Select: 'COUNT', Limit: most + 1 } as const;
      for await (const page of queryPages(table, counting, mostRequests)) {
        count += page.count;
        if (count > most) return { count: most, more: true };
        if (!page.next) return { count, more: false };
      }
      return { count, more: true };
    },
  };
};
