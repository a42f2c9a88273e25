import { ulid } from 'ulid';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import { addWorkingDays } from '../../../shared/kernel/working-days.ts';
import {
  answerWithinWorkingDays,
  type ExternalReferral,
  type ExternalStatus,
  externalReferral,
} from '../../../shared/patients/record.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, readItem, readItemCached } from '../../kernel/store/entity.ts';
import { check, put, replace } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { FindOwner } from '../../tasks/store/find-owner.ts';
import { addTaskEvent, putTask, replaceTask, type StoredTask, taskEntity } from '../../tasks/store/task-items.ts';
import { patientEntity } from './patients.ts';
import { recordEntity, recordPartition } from './record.ts';
import { addToTimeline, commitOrRead } from './timeline.ts';

export const externalReferralEntity: Entity<
  { patientId: string; externalReferralId: string },
  typeof externalReferral
> = {
  name: 'External referral',
  // Sorted before `RECORD`, so that a record and its external referrals are one range.
  key: keyPattern(recordPartition, 'EXTERNAL#{externalReferralId}'),
  dataSubject: { patient: ['patientId'] },
  schema: externalReferral,
};

type NewReferral = Pick<ExternalReferral, 'patientId' | 'serviceType' | 'description' | 'withoutConsent'>;
type Progress = Pick<ExternalReferral, 'patientId' | 'externalReferralId' | 'status' | 'outcome' | 'version'>;

/** The task to ask the other service. */
const askForAnswer = (
  { externalReferralId, patientId, serviceType, referralDate }: ExternalReferral,
  ownerId: string,
  { username }: AuditContext,
): StoredTask => {
  const referredOn = today(new Date(referralDate));
  return {
    // The same id: its task is found without a list.
    taskId: externalReferralId,
    what: `Ask what has become of the referral to ${serviceType} of ${formatDay(referredOn)}, and write the answer on the record.`,
    until: addWorkingDays(referredOn, answerWithinWorkingDays),
    ownerId,
    patientId,
    source: 'external-referral',
    madeBy: username,
    madeAt: referralDate,
    version: 1,
  };
};

const unanswered: readonly ExternalStatus[] = ['sent', 'waiting'];

/** The writes that end the task once the other service has answered. */
const endTask = (task: StoredTask | undefined, { status }: ExternalReferral, doing: AuditContext): Write[] => {
  if (unanswered.includes(status) || !task || task.done) return [];
  const after = { ...task, done: { by: doing.username, at: doing.at }, version: task.version + 1 };
  return [...replaceTask(task, after), ...addTaskEvent(after, doing, { kind: 'task-done' })];
};

/**
 * Referrals of a patient to another service: logged, with their later status and outcome. The answer is asked for by the patient's
 * worker, or by whoever referred where there is none.
 */
export const createExternalReferralStore = (table: Table, findOwner?: FindOwner) => {
  const read = (patientId: string, externalReferralId: string) =>
    readItem(table, externalReferralEntity, { patientId, externalReferralId });
  return {
    read,

    /** Stores one once; undefined when there is no such patient. */
    async add({ patientId, ...words }: NewReferral, idempotencyKey: string, auditContext: AuditContext) {
      const { at, username: by } = auditContext;
      const externalReferralId = ulid(Date.parse(at));
      const ids = { patientId, externalReferralId };
      const referral: ExternalReferral = {
        ...words,
        ...ids,
        referralDate: at,
        status: 'sent',
        outcome: '',
        version: 1,
      };
      const submission = { call: 'createExternalReferral', idempotencyKey, content: { patientId, ...words, by } };
      const event = { kind: 'external', externalReferralId, serviceType: words.serviceType } as const;
      const patient = await readItemCached(table, patientEntity, patientId);
      if (!patient) return undefined;
      const worker = patient.user?.id ?? by;
      const owner = await findOwner?.(worker, by);
      const task = askForAnswer(referral, owner?.id ?? worker, auditContext);
      const writes = [
        recordIdempotencyKey(submission, { id: externalReferralId, at }),
        check(recordEntity, patientId),
        put(externalReferralEntity, ids, referral),
        addToTimeline(patientId, auditContext, event),
        ...putTask(task),
      ];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
      if (done) return referral;
      const stored = await findEarlierReply(table, submission);
      if (!stored) return undefined;
      await auditReading(table, auditContext, patientId);
      return await read(patientId, stored.id);
    },

    /** Records its progress. */
    async progress(
      { patientId, externalReferralId, status, outcome, version }: Progress,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; referral: ExternalReferral } | { outcome: 'missing' }> {
      const [before, task] = await Promise.all([
        read(patientId, externalReferralId),
        readItem(table, taskEntity, externalReferralId),
      ]);
      if (!before) return { outcome: 'missing' };
      const referral = { ...before, status, outcome, version: version + 1 };
      const { serviceType } = before;
      const event = { kind: 'external-updated', externalReferralId, serviceType, status, outcome } as const;
      const done = await commitOrRead(table, patientId, auditContext, event, [
        replace(externalReferralEntity, { patientId, externalReferralId }, referral, { over: { version } }),
        ...endTask(task, referral, auditContext),
      ]);
      if (done) return { outcome: 'done', referral };
      const current = await read(patientId, externalReferralId);
      if (!current) throw new Error('An external referral is missing, although nothing can delete one');
      return { outcome: 'stale', referral: current };
    },
  };
};
