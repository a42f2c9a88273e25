import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { LikelyMatch, PersonSought } from '../../../shared/api/likely-duplicate.ts';
import type { PatientChange, PatientRecord, PatientRow, PatientStatus, StaffUser } from '../../../shared/api/record.ts';
import { makePage, type Page, pageSize } from '../../../shared/domain/page.ts';
import { referralGroupsStored } from '../../../shared/forms/referral.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { readPage, readTotal } from '../counted-list.ts';
import { parseItem, parseRow, readItem } from '../entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { hasOpenAlert } from '../questionnaires/alerts.ts';
import { addToNoBaselineList } from '../questionnaires/no-baseline-list.ts';
import { writesOfStatusChange } from '../questionnaires/status-change.ts';
import { StoreBusy } from '../store-busy.ts';
import { commit, type Write } from '../write.ts';
import { findLikelyDuplicates } from './duplicate-detection.ts';
import { externalReferralEntity } from './external-referrals.ts';
import { findByName, indexName } from './name-index.ts';
import { completeRows, moveRecord, parsePatientRow, patientLists } from './patient-lists.ts';
import {
  presentRecord,
  type ReferralAnswers,
  recordEntity,
  type StoredRecord,
  storedRecord,
  versionEntity,
} from './record.ts';
import { changeRecord, namedOf, personOf, putRecord, replaceAnswers } from './record-writes.ts';
import { safetyPlanEntity, summarisePlan } from './safety-plans.ts';
import { addToTimeline } from './timeline.ts';

export type FoundRecord = { record: PatientRecord; signature: string | undefined };
type NewRecord = { answers: ReferralAnswers; signature?: string | undefined; signedName?: string | undefined };
type Sender = { call: string; idempotencyKey: string; content: unknown; at: string; auditContext?: AuditContext };

const groupNames = Object.keys(referralGroupsStored) as (keyof ReferralAnswers)[];
const pickAnswers = (from: ReferralAnswers) =>
  Object.fromEntries(groupNames.map((name) => [name, from[name]])) as ReferralAnswers;
const changedGroups = (one: ReferralAnswers, other: ReferralAnswers) =>
  groupNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

/** The signature stands on the record of another patient. */
export class SignatureTaken extends Error {
  override name = 'SignatureTaken';
}

// A signature waits for its patient for a day at the most, and counts once in that time.
const claimOf = (signature: string) => ({ call: 'claimSignature', idempotencyKey: signature, content: '' });

export const createRecordStore = (table: Table) => {
  const readStored = (patientId: string) => readItem(table, recordEntity, patientId);

  /** Writes what `plan` makes of the record as it is now; undefined when there is no such record. */
  const changeCurrent = async (
    patientId: string,
    auditContext: AuditContext,
    plan: (stored: StoredRecord) => Promise<Write[]> | Write[],
  ): Promise<StoredRecord | undefined> => {
    // Somebody else may change the record between our reading and our writing: it is read again, a few times.
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await readStored(patientId);
      if (!stored) return undefined;
      const { refused } = await commitAudited(table, await plan(stored), auditContext, patientId);
      if (refused.length === 0) return stored;
      await backOff(attempt);
    }
    throw new StoreBusy('A record kept changing while it was written');
  };

  return {
    /** Stores a record once, however often it is sent under the same key; throws {@link SignatureTaken}. */
    async add({ answers, signature, signedName }: NewRecord, sender: Sender): Promise<StoredRecord> {
      const { at, auditContext } = sender;
      const patientId = ulid(Date.parse(at));
      const record: StoredRecord = {
        ...pickAnswers(answers),
        referralId: patientId,
        version: 1,
        revision: 1,
        active: true,
        changedAt: at,
        ...(signature ? { signature } : {}),
        ...(signedName ? { signedName } : {}),
      };
      const writes = [
        recordIdempotencyKey(sender, { id: patientId, at }),
        ...(signature ? [recordIdempotencyKey(claimOf(signature), { id: patientId, at })] : []),
        ...putRecord(record),
        ...addToNoBaselineList(patientId),
        addToTimeline(patientId, { at, by: auditContext?.username }, { kind: auditContext ? 'added' : 'referred' }),
      ];
      const { refused } = auditContext
        ? await commitAudited(table, writes, auditContext, patientId)
        : await commit(table, writes);
      if (refused.length === 0) return record;
      const stored = await findEarlierReply(table, sender);
      if (!stored && signature) throw new SignatureTaken();
      if (!stored) throw new Error('A submission was refused as stored, and is not');
      if (auditContext) await auditReading(table, auditContext, stored.id);
      return { ...record, referralId: stored.id, changedAt: stored.at };
    },

    /** The record with its external referrals and that it has a safety plan, in one request. */
    async read(patientId: string): Promise<FoundRecord | undefined> {
      const { pk, sk } = recordEntity.key(patientId);
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':pk': pk,
            ':first': externalReferralEntity.key({ patientId, externalReferralId: '' }).sk,
            ':last': sk,
          },
          ScanIndexForward: false,
          ConsistentRead: true,
        }),
      );
      const [first, ...rest] = Items;
      if (first?.sk !== sk) return undefined;
      const { signature, ...stored } = parseItem(recordEntity, first);
      const planKey = safetyPlanEntity.key(patientId).sk;
      const plan = rest.find((item) => item.sk === planKey);
      const external = rest
        .filter((item) => item !== plan)
        .map((item) => parseRow(externalReferralEntity, item, 'externalReferralId'));
      const record = presentRecord(stored, external);
      return { record: plan ? { ...record, safetyPlan: summarisePlan(plan) } : record, signature };
    },

    /** The record as it was at a version before the current one. */
    async readVersion(patientId: string, version: number) {
      const earlier = await readItem(table, versionEntity, { patientId, version });
      if (!earlier) return undefined;
      const { replacedAt, replacedBy, ...stored } = earlier;
      return { record: presentRecord(storedRecord.parse(stored)), replacedAt, replacedBy };
    },

    /** `page` is one-based; the latest referral first. */
    list: (status: PatientStatus, page: number, size: number = pageSize): Promise<Page<PatientRow>> =>
      readPage(table, patientLists[status], { page, size }, parsePatientRow),

    async count() {
      const [activeReferrals, patients] = await Promise.all([
        readTotal(table, patientLists.active),
        readTotal(table, patientLists.all),
      ]);
      return { activeReferrals, patients };
    },

    /** By the beginning of every word of the text, in any order. The total is of the pages to here and the next three. */
    async search(text: string, page: number, size: number = pageSize): Promise<Page<PatientRow>> {
      const found = await findByName(table, text, { page, size });
      const rows = await completeRows(table, found.slice((page - 1) * size, page * size));
      return makePage(rows, page, size, found.length);
    },

    /** Changes the answers, if the record is still as it was read. */
    async update(
      change: PatientChange,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; patientId: string } | { outcome: 'missing' }> {
      const { referralId: patientId, version } = change;
      const answers = pickAnswers(change);
      let stale = false;
      const found = await changeCurrent(patientId, auditContext, (stored) => {
        stale = stored.version !== version;
        const groups = changedGroups(stored, answers);
        if (stale || groups.length === 0) return [];
        const { at, username: by } = auditContext;
        return [
          ...replaceAnswers(stored, { answers, at, by }),
          addToTimeline(patientId, { at, by }, { kind: 'changed', version, groups }),
        ];
      });
      if (!found) return { outcome: 'missing' };
      return { outcome: stale ? 'stale' : 'done', patientId };
    },

    /**
     * Takes a patient off the active lists or puts them back. While an alert is open nobody is taken off: `alert-open`. One
     * that is raised meanwhile counts as a change of the record, so that the alerts are then read again.
     */
    async setActive(
      patientId: string,
      active: boolean,
      auditContext: AuditContext,
    ): Promise<'done' | 'alert-open' | 'missing'> {
      let isHeld = false;
      const found = await changeCurrent(patientId, auditContext, async (stored) => {
        isHeld = !active && stored.active && (await hasOpenAlert(table, patientId));
        // Already so: somebody else was quicker, or it was clicked twice.
        if (isHeld || stored.active === active) return [];
        const { at, username: by } = auditContext;
        return [
          changeRecord(stored, { active, changedAt: at }),
          ...moveRecord({ ...stored, active }),
          ...indexName(patientId, namedOf({ ...stored, active }), namedOf(stored)),
          addToTimeline(patientId, { at, by }, { kind: active ? 'reactivated' : 'deactivated' }),
          ...(await writesOfStatusChange(table, patientId, active)),
        ];
      });
      if (!found) return 'missing';
      return isHeld ? 'alert-open' : 'done';
    },

    /** Answers false when there is no such patient. */
    async assign(patientId: string, user: StaffUser, auditContext: AuditContext): Promise<boolean> {
      const found = await changeCurrent(patientId, auditContext, (stored) => {
        if (stored.user?.id === user.id) return [];
        const { at, username: by } = auditContext;
        return [
          changeRecord(stored, { user, changedAt: at }),
          addToTimeline(patientId, { at, by }, { kind: 'assigned', to: user }),
        ];
      });
      return found !== undefined;
    },

    /** A signature is kept before there is a patient; the audit log says who kept it. */
    recordSignature: (auditContext: AuditContext) => auditReading(table, auditContext),

    /** Who may be the same person. Looking is put in the audit log: it reads other people's records. */
    async findLikely(person: PersonSought, auditContext: AuditContext): Promise<LikelyMatch[]> {
      await auditReading(table, auditContext);
      return await findLikelyDuplicates(table, person);
    },

    /** Who else may be the person of a record; undefined when there is no such record. */
    async findLikelyOf(patientId: string): Promise<LikelyMatch[] | undefined> {
      const stored = await readStored(patientId);
      return stored && (await findLikelyDuplicates(table, personOf(stored), patientId));
    },
  };
};
export type RecordStore = ReturnType<typeof createRecordStore>;
