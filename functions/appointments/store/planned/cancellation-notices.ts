import * as z from 'zod';
import { isToBeSent, nextHourOfTexts } from '../../../../shared/appointments/reminders.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../../../shared/kernel/london-time.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { staffUser } from '../../../../shared/patients/record.ts';
import { currentEpisode, storedEpisodes } from '../../../episodes/store/episodes.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import { type Entity, keyPattern, type Projection, parseOr } from '../../../kernel/store/entity.ts';
import { patch, put } from '../../../kernel/store/entity-writes.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import { readPartition } from '../../../kernel/store/query-items.ts';
import { readBatch } from '../../../kernel/store/read-batch.ts';
import { commit, type Write } from '../../../kernel/store/write.ts';
import { recordEntity } from '../../../patients/store/record.ts';
import { addToTimeline } from '../../../patients/store/timeline.ts';
import { addTaskEvent, putTask, type StoredTask } from '../../../tasks/store/task-items.ts';
import type { StoredAppointment } from '../appointment-items.ts';
import { type Reachable, reachableEntity, textStateOf } from '../text-state.ts';

const sending = z.object({ claimedAt: z.iso.datetime() });
const cancellationNotice = z.object({
  appointmentId: z.string(),
  patientId: z.string(),
  startsAt: z.iso.datetime(),
  /** The number cancelled together, of which this is the first: one text tells of all. */
  times: z.int().min(1),
  /** Who tells the person where no text reaches them safely any more. */
  owner: staffUser,
  /** When a run claimed the text. */
  sending: sending.optional(),
  /** The text was sent, or a colleague was asked. */
  done: z.literal(true).optional(),
});
export type CancellationNotice = z.infer<typeof cancellationNotice>;

/** A cancelled appointment of which the person is to be told by a text. It expires a week after they were. */
export const cancellationNoticeEntity: Entity<string, typeof cancellationNotice> = {
  name: 'Cancelled appointment to tell of',
  key: keyPattern('TELLINGS', '{appointmentId}'),
  dataSubject: { patient: ['patientId'] },
  schema: cancellationNotice,
};

const { name, key, upgrades = {} } = recordEntity;
/** Whether the record says that the person has died: nobody is written to then. */
const livingEntity: Projection<string, z.ZodType<boolean>> = {
  name,
  key,
  upgrades,
  schema: z
    .object({ episodes: storedEpisodes })
    .transform(({ episodes }) => currentEpisode(episodes).closing?.reason !== 'died'),
};

type Cancelled = Pick<CancellationNotice, 'appointmentId' | 'patientId' | 'startsAt' | 'times'>;
type By = { at: string; username: string };

/** A task for somebody to tell the person, as no text can. It has the id of the appointment, so that it is made once. */
const askToInform = (
  { appointmentId, patientId, startsAt, times }: Cancelled,
  { id: ownerId }: CancellationNotice['owner'],
  { at, username }: By,
): StoredTask => {
  const { day, time } = londonTimeOf(startsAt);
  const which = `the session of ${formatDay(day)} at ${time}${times > 1 ? ` and ${times - 1} more` : ''}`;
  return {
    taskId: appointmentId,
    what: `Tell them that we have cancelled ${which}. No text can tell them safely and in time.`,
    until: today(new Date(at)),
    ownerId,
    patientId,
    kind: 'ring',
    source: 'cancelled-session',
    madeBy: username,
    madeAt: at,
    version: 1,
  };
};

const isInTime = ({ startsAt }: Pick<Cancelled, 'startsAt'>, now: number): boolean =>
  nextHourOfTexts(now) < Date.parse(startsAt);

const retentionMs = 7 * 24 * 60 * 60_000;
const expiryAfter = (instant: number): number => Math.ceil((instant + retentionMs) / 1000);

/**
 * The writes by which a person is told of some cancelled appointments, of which this is the first: by a text at the next safe
 * hour, or by a colleague.
 */
export const planCancellationNotice = (
  { appointmentId, patientId, startsAt }: StoredAppointment,
  { person, times, owner }: { person: Reachable; times: number; owner: CancellationNotice['owner'] },
  { at, username }: AuditContext,
): Write[] => {
  const one = { appointmentId, patientId, startsAt, times };
  if (textStateOf(person) !== 'safe' || !isInTime(one, Date.parse(at))) {
    const task = askToInform(one, owner, { at, username });
    return [...putTask(task), ...addTaskEvent(task, { at, username }, { kind: 'task', owner })];
  }
  const expiresAt = expiryAfter(Date.parse(startsAt));
  return [put(cancellationNoticeEntity, appointmentId, { ...one, owner, expiresAt })];
};

/** The condition that nobody else has claimed it since it was read. */
const asRead = ({ sending: read }: CancellationNotice) =>
  read ? { equals: { sending: read } } : { exists: true, absent: ['sending'] as const };

type Ready = CancellationNotice & Pick<Reachable, 'language'> & { mobile: string };

/** Texts about cancelled appointments: one run claims each and sends it. */
export const createCancellationNoticeStore = (table: Table) => {
  /** Marks one as done, where nobody else has claimed it since it was read. */
  const markDone = async (one: CancellationNotice, now: number): Promise<boolean> => {
    const set = { done: true, expiresAt: expiryAfter(now) } as const;
    return (await commit(table, [patch(cancellationNoticeEntity, one.appointmentId, { set }, asRead(one))])).done;
  };

  return {
    /**
     * Those whom a text still reaches safely and in time, with their number and language: they are asked now, and not when
     * it was cancelled. For the others somebody gets a task, but for those who have died.
     */
    async listDue(now: number): Promise<Ready[]> {
      const items = await readPartition(table, cancellationNoticeEntity.key('').pk);
      const due = items
        .flatMap((item) => parseOr(cancellationNoticeEntity, item, () => []))
        .filter((one) => !one.done && isToBeSent(one.sending, now));
      const ids = [...new Set(due.map(({ patientId }) => patientId))];
      const records = await readBatch(table, ids.map(recordEntity.key));
      const at = new Date(now).toISOString();
      const ready: Ready[] = [];
      for (const one of due) {
        const record = records.find(({ pk }) => pk === recordEntity.key(one.patientId).pk);
        const person = record && parseOr(reachableEntity, record, () => undefined);
        const isLiving = record !== undefined && parseOr(livingEntity, record, () => true);
        const isSafe = person && isLiving && textStateOf(person) === 'safe' && isInTime(one, now);
        if (isSafe && person.mobile !== undefined) {
          ready.push({ ...one, mobile: person.mobile, language: person.language });
        } else {
          // Made first: a run that is interrupted here finds it made.
          if (isLiving) await commit(table, putTask(askToInform(one, one.owner, { at, username: one.owner.id })));
          await markDone(one, now);
        }
      }
      return ready;
    },

    /** Takes the sending of a text on; undefined when another run has. */
    async claim(one: Ready, now: number): Promise<Ready | undefined> {
      const claimed = { claimedAt: new Date(now).toISOString() };
      const { done } = await commit(table, [
        patch(cancellationNoticeEntity, one.appointmentId, { set: { sending: claimed } }, asRead(one)),
      ]);
      return done ? { ...one, sending: claimed } : undefined;
    },

    /** Notes on the timeline that the person was told. */
    async markInformed(one: Ready, now: number): Promise<void> {
      const { patientId, startsAt, times } = one;
      const at = new Date(now).toISOString();
      if (!(await markDone(one, now))) return;
      await commit(table, [addToTimeline(patientId, { at }, { kind: 'appointment-told', startsAt, times })]);
    },
  };
};
