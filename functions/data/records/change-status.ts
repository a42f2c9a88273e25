import type { Table } from '../open-table.ts';
import { writesOfNewEpisode, writesOfStatusChange } from '../questionnaires/status-change.ts';
import type { Write } from '../write.ts';
import { moveInCaseloads } from './caseload.ts';
import type { StoredEpisodes } from './episodes.ts';
import { indexName } from './name-index.ts';
import { moveRecord } from './patient-lists.ts';
import type { StoredRecord } from './record.ts';
import { changeRecord, namedOf } from './record-writes.ts';

/** A patient is active while an episode is open. */
type Status = { active: boolean; episodes: StoredEpisodes };

/**
 * All that has to be written when an episode begins, ends or is open again: the record, and where it stands among the
 * active or the inactive. What the timeline says of it is the caller's to add.
 */
export const changeStatus = async (
  table: Table,
  stored: StoredRecord,
  { active, episodes }: Status,
  at: string,
): Promise<Write[]> => {
  const after = { ...stored, active, episodes };
  const change = changeRecord(stored, { active, episodes, changedAt: at });
  if (stored.active === active) return [change];
  const patientId = stored.referralId;
  const isNewEpisode = episodes.length > stored.episodes.length;
  return [
    change,
    ...moveRecord(after),
    ...moveInCaseloads(stored, after),
    ...indexName(patientId, namedOf(after), namedOf(stored)),
    ...(await (isNewEpisode ? writesOfNewEpisode(table, patientId) : writesOfStatusChange(table, patientId, active))),
  ];
};
