import { ulid } from 'ulid';
import * as z from 'zod';
import { instantOf } from '../../../shared/kernel/london-time.ts';
import {
  type OpeningInput,
  openingReason,
  type RestrictedPart,
  restrictedParts,
} from '../../../shared/patients/opening.ts';
import { daysOpen, isClosedTo } from '../../../shared/patients/record-access.ts';
import type { Restriction } from '../../../shared/privacy/restriction.ts';
import { type Patient, patientEntity, readPatient } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { type AuditContext, auditReading, auditRefusal, commitAudited } from '../store/audit.ts';
import { type Entity, keyPattern, parseOr } from '../store/entity.ts';
import { check, patch, put } from '../store/entity-writes.ts';
import { recordIdempotencyKey } from '../store/idempotency.ts';
import type { Table } from '../store/open-table.ts';
import { queryItems } from '../store/query-items.ts';
import { ItemTooLong, type Write } from '../store/write.ts';
import { openedRecordsEntity } from './access-profile.ts';

const notice = z.object({
  patientId: z.string(),
  /** The `sub` of the account. */
  by: z.string(),
  at: z.iso.datetime(),
  why: openingReason,
  words: z.string().optional(),
  /** The part that was opened; absent for the record. */
  part: z.enum(restrictedParts).optional(),
});

/** The notice to a patient's worker, or to somebody to whom the record is restricted, that it was opened with a reason. */
export const openingNoticeEntity: Entity<{ workerId: string; noticeId: string }, typeof notice> = {
  name: 'Notice of a record opened with a reason',
  key: keyPattern('OPENING#{workerId}', '{noticeId}'),
  dataSubject: { patient: ['patientId'], account: ['workerId', 'by'] },
  schema: notice,
};

const dayMs = 24 * 60 * 60_000;
/** How long the notice is shown to the worker. After that it is on the timeline and in the audit log only. */
const noticeDays = 7;
const expiresAt = (at: number) => Math.ceil((at + noticeDays * dayMs) / 1000);

/** Nobody opens as many in a day; what names them stays far below half of what an item may contain. */
const mostOpenedInDay = 5000;

/** The write that lets somebody open a record on a day. */
const openOn = (patientId: string, username: string, day: string): Write =>
  patch(
    openedRecordsEntity,
    { username, day },
    {
      append: { patientIds: [patientId] },
      set: { expiresAt: Math.ceil((Date.parse(instantOf({ day, time: '12:00' }) ?? day) + dayMs) / 1000) },
    },
    [{ absent: ['patientIds'] }, { shorterThan: { patientIds: mostOpenedInDay } }],
  );

type Opening = OpeningInput & { part?: RestrictedPart };

/** The notices to some people; not to whoever opens it. */
const planNotices = (
  patientId: string,
  people: readonly string[],
  opening: Opening,
  { at, username }: AuditContext,
): Write[] => {
  const noticeId = ulid(Date.parse(at));
  const given = { patientId, by: username, at, ...opening, expiresAt: expiresAt(Date.parse(at)) };
  const informed = new Set(people);
  informed.delete(username);
  return [...informed].map((workerId) => put(openingNoticeEntity, { workerId, noticeId }, given));
};

/** Whom the opening of a record is told: the worker, and the people to whom the record is restricted. */
const informedOf = ({ user, limits }: Patient) => [...(user ? [user.id] : []), ...(limits?.restrictedTo?.ids ?? [])];

/** The writes of opening a restricted part with a reason: its timeline event, and the notices to the people who open it without one. */
export const openPart = (
  patientId: string,
  { ids }: Restriction,
  opening: OpeningInput & { part: RestrictedPart },
  auditContext: AuditContext,
): Write[] => [
  ...planNotices(patientId, ids, opening, auditContext),
  addToTimeline(patientId, auditContext, { kind: 'opened', ...opening }),
];

/** Records opened with a reason, and the notices to their workers. */
export const createOpeningStore = (table: Table) => ({
  /**
   * Opens a record for somebody until the end of the last of `days`, at once; undefined when there is no such patient,
   * `excluded` where it is closed to them whatever their reason.
   *
   * @throws {ItemTooLong} when they have opened thousands
   */
  async open(
    patientId: string,
    input: OpeningInput,
    idempotencyKey: string,
    auditContext: AuditContext,
  ): Promise<{ patient: Patient; days: readonly string[] } | 'excluded' | undefined> {
    const { at, username } = auditContext;
    const patient = await readPatient(table, patientId);
    if (!patient) return undefined;
    if (isClosedTo(patient.limits, username)) {
      await auditRefusal(table, auditContext, patientId);
      return 'excluded';
    }
    const days = daysOpen(new Date(at));
    const { done, refused } = await commitAudited(
      table,
      {
        submission: recordIdempotencyKey(
          { call: 'openRecord', idempotencyKey, content: { patientId, ...input, username } },
          { id: patientId, at },
        ),
        patient: check(patientEntity, patientId),
        days: days.map((day) => openOn(patientId, username, day)),
        notices: planNotices(patientId, informedOf(patient), input, auditContext),
        timeline: addToTimeline(patientId, auditContext, {
          kind: 'opened',
          ...input,
          ...(patient.user && { informed: patient.user }),
        }),
      },
      auditContext,
      patientId,
    );
    if (refused.has('patient')) return undefined;
    if (!done && !refused.has('submission')) throw new ItemTooLong('Too many records were opened by one person');
    // Sent before: it is open already.
    if (!done) await auditReading(table, auditContext, patientId);
    return { patient, days };
  },

  /** The notices of a worker: who opened a record of their patients in the last days, the latest first. */
  async listNotices(workerId: string, size: number, now: number) {
    const { pk, sk } = openingNoticeEntity.key({ workerId, noticeId: ulid(now - noticeDays * dayMs) });
    const items = await queryItems(table, {
      KeyConditionExpression: 'pk = :pk AND sk > :from',
      ExpressionAttributeValues: { ':pk': pk, ':from': sk },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: size,
    });
    return items.flatMap((item) => parseOr(openingNoticeEntity, item, () => []));
  },
});
