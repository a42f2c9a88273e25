import { ulid } from 'ulid';
import type { TasksAtEnd } from '../../../shared/appointments/planned.ts';
import { type Page, pageSize } from '../../../shared/kernel/page.ts';
import type { LikelyMatch, PersonSought } from '../../../shared/patients/likely-duplicate.ts';
import type { PatientChange } from '../../../shared/patients/patient-input.ts';
import { isPractice, practiceIdOf } from '../../../shared/patients/practice.ts';
import type { PatientRow, PatientStatus, StaffUser } from '../../../shared/patients/record.ts';
import { referralGroupsStored } from '../../../shared/patients/referral.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { foldReference } from '../../../shared/transfer/read-cell.ts';
import { hasOpenAlert } from '../../alerts/store/alerts.ts';
import type { StoredUpload } from '../../documents/store/document-items.ts';
import { addDocument, makeDocument } from '../../documents/store/uploads.ts';
import {
  beginEpisode,
  closeCurrent,
  factsOf,
  reopenCurrent,
  type StoredEpisode,
} from '../../episodes/store/episodes.ts';
import type { Visibility } from '../../kernel/access/opened.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPage, readTotal } from '../../kernel/store/read-counted-list.ts';
import { commit } from '../../kernel/store/write.ts';
import { addToNoBaselineList } from '../../questionnaires/store/no-baseline-list.ts';
import { hashKnown } from '../../referrals/store/public-states.ts';
import { drawReference, ownReferenceEntity, referenceEntity } from '../../referrals/store/references.ts';
import { isUnanswered, leaveCall, passCallOn } from '../../safety/store/call-after.ts';
import { changeAndPresent, changeCurrent, type FoundRecord, presentWhole, readWhole } from './change-current.ts';
import { changeStatus } from './change-status.ts';
import { findLikelyDuplicates, findPatients } from './find-patients.ts';
import { parsePatientRow, patientLists } from './patient-lists.ts';
import { practiceEntity } from './practice.ts';
import {
  type FirstAnswers,
  presentRecord,
  type ReferralAnswers,
  recordEntity,
  type StoredRecord,
  versionEntity,
  withEveryAnswer,
} from './record.ts';
import { personOf, putRecord, replaceAnswers } from './record-writes.ts';
import { addToTimeline } from './timeline.ts';

/** What is known of a patient from before they were on these records. */
type Earlier = {
  ownReference: string | undefined;
  referredAt: string;
  state: NonNullable<StoredEpisode['imported']>;
  worker: StaffUser | undefined;
  closing: StoredEpisode['closing'];
};
type NewRecord = {
  answers: FirstAnswers;
  signature?: string | undefined;
  signedName?: string | undefined;
  /** The files that came with it. */
  uploads?: readonly StoredUpload[];
  /** Its network has sent more than its share. */
  isSetApart?: boolean;
  /** The code by which the sender can ask where it is. */
  statusCode?: string | undefined;
  /** The earlier history of an imported patient. */
  earlier?: Earlier;
  /** Of a practice patient: who made it, whose patient it is. */
  practiceOf?: StaffUser;
} & Pick<StoredRecord, 'writtenIn'>;
type Sender = { call: string; idempotencyKey: string; content: unknown; at: string; auditContext?: AuditContext };

const groupNames = Object.keys(referralGroupsStored) as (keyof ReferralAnswers)[];
const pickAnswers = (from: ReferralAnswers) =>
  Object.fromEntries(groupNames.map((name) => [name, from[name]])) as ReferralAnswers;
const changedGroups = (one: ReferralAnswers, other: ReferralAnswers) =>
  groupNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

/** The signature, a file or the organisation's own reference is that of another record, or the file was disposed of meanwhile. */
export class TakenMeanwhile extends Error {
  override name = 'TakenMeanwhile';
}
const takeable = ['signature', 'documents', 'ownReference'] as const;

// A signature waits for its patient for at most a day, and counts once in that time.
const claimOf = (signature: string) => ({ call: 'claimSignature', idempotencyKey: signature, content: '' });

/** A new id, which contains the time. That of a person is never taken for a practice patient's. */
const makePatientId = (at: string, isNobody: boolean): string => {
  const id = ulid(Date.parse(at));
  if (isNobody) return practiceIdOf(id);
  return isPractice(id) ? makePatientId(at, isNobody) : id;
};

/** `draw` makes a reference that may be taken already. */
export const createRecordStore = (table: Table, draw: () => string = drawReference) => {
  const readStored = (patientId: string) => readItem(table, recordEntity, patientId);

  return {
    /**
     * Stores a record once, however often it is sent under the same key.
     *
     * @throws {TakenMeanwhile} {@link TakenMeanwhile}
     */
    async add(
      {
        answers: given,
        signature,
        signedName,
        writtenIn,
        uploads = [],
        isSetApart = false,
        earlier,
        statusCode,
        practiceOf,
      }: NewRecord,
      sender: Sender,
    ): Promise<StoredRecord> {
      const answers = withEveryAnswer(given);
      const { at, auditContext } = sender;
      const referredAt = earlier?.referredAt ?? at;
      const patientId = makePatientId(referredAt, practiceOf !== undefined);
      const doing = { at, username: auditContext?.username };
      const { ownReference, worker, closing, state: imported } = earlier ?? {};
      const episode: StoredEpisode = {
        ...beginEpisode(factsOf(answers, referredAt), { number: 1, ...doing }),
        ...(isSetApart && { setApart: true }),
        ...(imported && { state: imported.state, stateSince: imported.since, imported }),
        ...(closing && { closing }),
      };
      const active = closing === undefined;
      return await contend('which references are free', async () => {
        const reference = draw();
        const record: StoredRecord = {
          ...pickAnswers(answers),
          ...{ patientId, reference, version: 1, revision: 1, active, changedAt: at, episodes: [episode] },
          ...(statusCode && { codeHash: hashKnown({ reference, proof: statusCode }) }),
          ...((practiceOf ?? worker) && { user: practiceOf ?? worker }),
          ...(ownReference && { ownReference }),
          ...(signature && { signature }),
          ...(signedName && { signedName }),
          ...(writtenIn && { writtenIn }),
        };
        const event: TimelineEvent = auditContext
          ? { kind: 'added', ...(earlier && { imported: true }) }
          : { kind: 'referred' };
        const writes = {
          reference: create(referenceEntity, reference, { patientId }),
          submission: recordIdempotencyKey(sender, { id: patientId, at, reference }),
          signature: signature ? recordIdempotencyKey(claimOf(signature), { id: patientId, at }) : [],
          record: putRecord(record),
          noBaseline: active ? addToNoBaselineList(patientId) : [],
          event: addToTimeline(patientId, doing, event),
          ownReference: ownReference ? create(ownReferenceEntity, foldReference(ownReference), { patientId }) : [],
          practice: practiceOf ? create(practiceEntity, patientId, { patientId, by: practiceOf.id, at }) : [],
          documents: uploads.flatMap((upload) => addDocument(patientId, makeDocument(upload, { at }))),
        };
        const { done, refused } = auditContext
          ? await commitAudited(table, writes, auditContext, patientId)
          : await commit(table, writes);
        if (done) return record;
        // Only the reference is in the way, since another record has it: another one is drawn.
        if (refused.size === 1 && refused.has('reference')) return again;
        const stored = await findEarlierReply(table, sender);
        if (!stored) throw takeable.some((name) => refused.has(name)) ? new TakenMeanwhile() : lostSubmission();
        if (auditContext) await auditReading(table, auditContext, stored.id);
        return { ...record, reference: stored.reference, patientId: stored.id, changedAt: stored.at };
      });
    },

    /** Whether there is such a record, by its key alone. */
    exists: async (patientId: string): Promise<boolean> => (await readStored(patientId)) !== undefined,

    async read(patientId: string): Promise<FoundRecord | undefined> {
      const whole = await readWhole(table, patientId);
      return whole && presentWhole(whole);
    },

    /** The record at an earlier version. */
    async readVersion(patientId: string, version: number) {
      const earlier = await readItem(table, versionEntity, { patientId, version });
      if (!earlier) return undefined;
      const { replacedAt, replacedBy, ...stored } = earlier;
      return { record: presentRecord(stored), replacedAt, replacedBy };
    },

    /** A page of the list (`page` is one-based); the latest referral first. */
    list: (status: PatientStatus, page: number, size: number = pageSize): Promise<Page<PatientRow>> =>
      readPage(table, patientLists[status], { page, size }, parsePatientRow),

    async count() {
      const [activeReferrals, patients] = await Promise.all([
        readTotal(table, patientLists.active),
        readTotal(table, patientLists.all),
      ]);
      return { activeReferrals, patients };
    },

    search: (text: string, page: number, canOpen: Visibility, size: number = pageSize): Promise<Page<PatientRow>> =>
      findPatients(table, text, { page, size }, canOpen),

    /** Changes the answers, if the record is as it was read; with the record as it is then. */
    async update(
      change: PatientChange,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; found: FoundRecord } | { outcome: 'missing' }> {
      const { patientId, version } = change;
      const answers = pickAnswers(change);
      let stale = false;
      const found = await changeAndPresent(table, patientId, auditContext, (stored) => {
        stale = stored.version !== version;
        const groups = changedGroups(stored, answers);
        if (stale || groups.length === 0) return { writes: [], after: stored };
        const { writes, after } = replaceAnswers(stored, answers, auditContext);
        return {
          writes: [...writes, addToTimeline(patientId, auditContext, { kind: 'changed', version, groups })],
          after,
        };
      });
      return found ? { outcome: stale ? 'stale' : 'done', found } : { outcome: 'missing' };
    },

    /**
     * Takes a patient off the active lists or puts them back, with their referral: an undecided one is withdrawn, and
     * one that was declined is being read again. With an open alert nobody is taken off (`alert-open`), nor with
     * an open call that was given to nobody by name (`call-open`). An alert raised
     * meanwhile counts as a change of the record, so that the alerts are then read again.
     */
    async setActive(
      patientId: string,
      active: boolean,
      auditContext: AuditContext,
      tasks?: TasksAtEnd,
    ): Promise<'done' | 'alert-open' | 'call-open' | 'missing'> {
      type Outcome = 'done' | 'alert-open' | 'call-open';
      const outcome = await changeCurrent<Outcome>(table, patientId, auditContext, async (stored) => {
        // Already so: somebody else was quicker, or it was clicked twice.
        if (stored.active === active) return { writes: [], outcome: 'done' };
        if (!active && (await hasOpenAlert(table, patientId))) return { writes: [], outcome: 'alert-open' };
        const call = active ? passCallOn(stored, stored.user) : leaveCall(stored);
        if (isUnanswered(call)) return { writes: [], outcome: 'call-open' };
        const episodes = active
          ? reopenCurrent(stored.episodes, auditContext)
          : closeCurrent(stored.episodes, { informed: [] }, auditContext);
        const writes = [
          ...(await changeStatus(table, stored, { active, episodes, call, tasks }, auditContext)),
          addToTimeline(patientId, auditContext, { kind: active ? 'reactivated' : 'deactivated' }),
        ];
        return { writes, outcome: 'done' };
      });
      return outcome ?? 'missing';
    },

    /** A signature is stored before there is a patient; the audit log says who stored it. */
    recordSignature: (auditContext: AuditContext) => auditReading(table, auditContext),

    /** The likely duplicates of a person. Looking is audited, since it reads other people's records. */
    async findLikely(person: PersonSought, canOpen: Visibility, auditContext: AuditContext): Promise<LikelyMatch[]> {
      const [likely] = await Promise.all([
        findLikelyDuplicates(table, person, canOpen),
        auditReading(table, auditContext),
      ]);
      return likely;
    },

    /** The likely duplicates of a record; undefined when there is no such record. */
    async findLikelyOf(patientId: string, canOpen: Visibility): Promise<LikelyMatch[] | undefined> {
      const stored = await readStored(patientId);
      return stored && (await findLikelyDuplicates(table, personOf(stored), canOpen, patientId));
    },
  };
};
