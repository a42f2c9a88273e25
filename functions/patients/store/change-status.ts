import type { TasksAtEnd } from '../../../shared/appointments/planned.ts';
import { countsFrom } from '../../../shared/episodes/episodes.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { requireNothingPlanned } from '../../appointments/store/planned/planned-appointments.ts';
import { currentEpisode, type StoredEpisodes } from '../../episodes/store/episodes.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { requireMayWork } from '../../kernel/store/worker-excluded.ts';
import type { Write } from '../../kernel/store/write.ts';
import {
  writesOfEpisodeTakenBack,
  writesOfNewEpisode,
  writesOfStatusChange,
} from '../../questionnaires/store/status-change.ts';
import type { CallAfter } from '../../safety/store/call-after.ts';
import type { Came } from '../../safety/store/danger-state.ts';
import { moveOpenCall } from '../../safety/store/open-calls.ts';
import { readOpenRequests, revokeRequest } from '../../self-completion/store/completions.ts';
import { moveInCaseloads } from './caseload.ts';
import type { StoredRecord } from './record.ts';
import { changeRecord, moveRecord } from './record-writes.ts';
import { addToTimeline } from './timeline.ts';

/**
 * A patient is active while an episode is open. The worker and the danger stay the same unless given; what becomes of an
 * open call is always said.
 */
type Status = Partial<Pick<StoredRecord, 'user' | 'danger' | 'limits'>> & {
  active: boolean;
  episodes: StoredEpisodes;
  call: CallAfter;
  /** What becomes of open tasks, where the episode ends. */
  tasks?: TasksAtEnd | undefined;
};

type Reasoned = Doing & { why?: string | undefined };

/** The timeline events of changed referral states: who, when and why, whatever caused the change. */
const addStateEvents = ({ patientId, episodes: before }: StoredRecord, after: StoredEpisodes): Write[] =>
  after.flatMap(({ number: episode, state: to, stateSince: at, stateBy: username, stateWhy: why, insteadTo }) => {
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
    return [addToTimeline(patientId, { at, username }, event)];
  });

/**
 * The further writes of an episode that ends: its links open nothing any more.
 *
 * @throws {AppointmentsPlanned} while appointments are planned or tasks open: whoever ends an episode says what becomes of them first.
 */
const writesOfEnd = async (
  table: Table,
  { patientId }: StoredRecord,
  { episodes, tasks }: Pick<Status, 'episodes' | 'tasks'>,
  at: string,
) => {
  const [links] = await Promise.all([
    readOpenRequests(table, patientId, at),
    requireNothingPlanned(table, patientId, { at, tasks }),
  ]);
  const { by: username } = currentEpisode(episodes).closing ?? {};
  return links.flatMap((link) => revokeRequest(link, { at, username }));
};

/** How a patient came to their worker: kept while the worker stays. */
const cameOf = (
  { user: before, came }: StoredRecord,
  user: StoredRecord['user'],
  { at, username: by, why }: Reasoned,
): Came | undefined => {
  if (user?.id === before?.id) return came;
  if (!user || by === undefined) return undefined;
  return { at, by, ...(before && { from: before }), ...(why && { why }) };
};

/**
 * The writes for an episode that begins, ends or is reopened, or whose referral changes state: the record, its places
 * among active and inactive patients and among referrals, and the timeline events of the referral. The caller adds the
 * timeline event of the episode.
 *
 * @throws {AppointmentsPlanned} when it ends while appointments are planned.
 * @throws {WorkerExcluded} where the record is closed to the new worker.
 */
export const changeStatus = async (
  table: Table,
  stored: StoredRecord,
  { call, tasks: tasksAtEnd, ...status }: Status,
  doing: Reasoned,
): Promise<Write[]> => {
  const { active, episodes } = status;
  const patientId = stored.patientId;
  const { dangerCall } = call;
  const came = cameOf(stored, 'user' in status ? status.user : stored.user, doing);
  const moved = {
    ...status,
    ...(JSON.stringify(dangerCall) !== JSON.stringify(stored.dangerCall) && { dangerCall }),
    ...(came !== stored.came && { came }),
  };
  const after: StoredRecord = { ...stored, ...moved };
  if (after.user?.id !== stored.user?.id) requireMayWork(after.user, stored.limits, stored.referralPersonalDetails);
  const changes = [
    changeRecord(stored, { ...moved, changedAt: doing.at }),
    ...moveInCaseloads(stored, after),
    ...moveRecord(stored, after),
    ...moveOpenCall(stored, after),
    ...addStateEvents(stored, episodes),
    ...call.events.map((event) => addToTimeline(patientId, doing, event)),
  ];
  if (stored.active === active) return changes;
  const from = countsFrom(episodes).at(-1) ?? '';
  const further = episodes.length - stored.episodes.length;
  const writesOfTests =
    further === 0
      ? writesOfStatusChange(table, patientId, active)
      : (further > 0 ? writesOfNewEpisode : writesOfEpisodeTakenBack)(table, patientId, from);
  const [tests, end] = await Promise.all([
    writesOfTests,
    active ? [] : writesOfEnd(table, stored, { episodes, tasks: tasksAtEnd }, doing.at),
  ]);
  return [...changes, ...tests, ...end];
};
