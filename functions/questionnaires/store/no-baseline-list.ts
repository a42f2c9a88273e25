import * as z from 'zod';
import { isPractice } from '../../../shared/patients/practice.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import {
  addToList,
  type CountedList,
  entryKey,
  ofOrganisation,
  removeFromList,
} from '../../kernel/store/counted-list.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import type { Key } from '../../kernel/store/table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { readPatients } from '../../patients/store/patients.ts';
import { referralDateOf } from '../../patients/store/record.ts';

const entry = { name: 'Patient without a baseline', schema: z.object({ patientId: z.string() }) };

/** Active patients who have answered no questionnaire yet; no practice patient among them. */
export const noBaselineList: CountedList<typeof entry.schema> = {
  name: 'patients/no-baseline',
  sort: '{at}#{patientId}',
  dataSubject: { patient: ['patientId'] },
  entry,
  ...ofOrganisation,
};

const sortOf = (patientId: string) => `${referralDateOf(patientId)}#${patientId}`;

export const addToNoBaselineList = (patientId: string): Write[] =>
  isPractice(patientId) ? [] : addToList(noBaselineList, { sort: sortOf(patientId), row: { patientId } });

export const noBaselineKey = (patientId: string): Key => entryKey(noBaselineList, sortOf(patientId));

export const isWithoutBaseline = async (table: Table, patientId: string): Promise<boolean> =>
  (await readBatch(table, [noBaselineKey(patientId)])).length > 0;

/** The writes that take a patient off that list; refused if they are not on it. */
export const removeFromNoBaselineList = (patientId: string): Write[] =>
  removeFromList(noBaselineList, sortOf(patientId));

/** The longest wait for a first questionnaire first. */
export const readWithoutBaseline = async (table: Table, page: { page: number; size: number }) => {
  const found = await readPage(table, noBaselineList, { ...page, earliestFirst: true }, ({ patientId }) =>
    String(patientId),
  );
  const patients = await readPatients(table, found.content);
  const content = found.content.map((patientId) => {
    const patient = patients.get(patientId);
    if (!patient) return { patientId, unreadable: true as const };
    const { firstName, lastName, service, episodes } = patient;
    return { patientId, firstName, lastName, service, referralDate: currentEpisode(episodes).referredAt };
  });
  return { ...found, content };
};
