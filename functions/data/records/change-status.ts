import type { TimelineEvent } from '../../../shared/api/timeline.ts';
import { countsFrom } from '../../../shared/domain/episodes.ts';
import { readItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import {
  readTestState,
  writesOfEpisodeTakenBack,
  writesOfNewEpisode,
  writesOfStatusChange,
} from '../questionnaires/status-change.ts';
import type { Write } from '../write.ts';
import { moveInCaseloads } from './caseload.ts';
import type { StoredEpisodes } from './episodes.ts';
import { indexLookups } from './lookups.ts';
import { indexName } from './name-index.ts';
import { moveRecord } from './patient-lists.ts';
import { recordEntity, type StoredRecord } from './record.ts';
import { changeRecord, lookedUpAs, namedOf } from './record-writes.ts';
import { moveReferrals } from './referral-places.ts';
import { addToTimeline } from './timeline.ts';

/** A patient is active while an episode is open. The worker stays the same unless given. */
type Status = { active: boolean; episodes: StoredEpisodes; user?: StoredRecord['user'] };

/** The timeline events of changed referral states: who, when and why, whatever caused the change. */
const addStateEvents = ({ referralId: patientId, episodes: before }: StoredRecord, after: StoredEpisodes): Write[] =>
  after.flatMap(({ number: episode, state: to, stateSince: at, stateBy: by, stateWhy: why, insteadTo }) => {
    const from = before.find(({ number }) => number === episode)?.state;
    if (from === undefined || from === to) return [];
    const event: TimelineEvent = {
      kind: 'referral-state',
      episode,
      from,
      to,
      ...(why && { why }),
      ...(insteadTo && { insteadTo }),
    };
    return [addToTimeline(patientId, { at, by }, event)];
  });

/**
 * Reads in one request what the writes of a changed status are conditioned on: the record and the tests. Whatever else decides about
 * the change, such as open alerts, is read after it.
 */
export const readForStatus = (table: Table, patientId: string) =>
  Promise.all([readItem(table, recordEntity, patientId), readTestState(table, patientId)]);

/**
 * The writes for an episode that begins, ends or is reopened, or whose referral changes state: the record, its places
 * among active and inactive patients and among referrals, and the timeline events of the referral. The caller adds the
 * timeline event of the episode.
 */
export const changeStatus = async (
  table: Table,
  stored: StoredRecord,
  status: Status,
  at: string,
): Promise<Write[]> => {
  const { active, episodes } = status;
  const after: StoredRecord = { ...stored, ...status };
  const changes = [
    changeRecord(stored, { ...status, changedAt: at }),
    ...moveInCaseloads(stored, after),
    ...moveReferrals(stored, after),
    ...addStateEvents(stored, episodes),
  ];
  if (stored.active === active) return changes;
  const patientId = stored.referralId;
  const from = countsFrom(episodes).at(-1) ?? '';
  const further = episodes.length - stored.episodes.length;
  const writesOfTests =
    further === 0
      ? writesOfStatusChange(table, patientId, active)
      : (further > 0 ? writesOfNewEpisode : writesOfEpisodeTakenBack)(table, patientId, from);
  return [
    ...changes,
    ...moveRecord(stored, after),
    ...indexName(patientId, namedOf(after), namedOf(stored)),
    ...indexLookups(patientId, lookedUpAs(after), lookedUpAs(stored)),
    ...(await writesOfTests),
  ];
};
