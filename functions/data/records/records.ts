import { ulid } from 'ulid';
import type { LikelyMatch, PersonSought } from '../../../shared/api/likely-duplicate.ts';
import type { PatientChange } from '../../../shared/api/patient-input.ts';
import type { PatientRow, PatientStatus } from '../../../shared/api/record.ts';
import { type Page, pageSize } from '../../../shared/domain/page.ts';
import { referralGroupsStored } from '../../../shared/forms/referral.ts';
import { foldReference } from '../../../shared/transfer/read-cell.ts';
import type { Visibility } from '../access/opened.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { again, contend } from '../back-off.ts';
import type { StoredUpload } from '../documents/document-items.ts';
import { addDocument, makeDocument } from '../documents/uploads.ts';
import { readItem } from '../entity.ts';
import { create } from '../entity-writes.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { hasOpenAlert } from '../questionnaires/alerts.ts';
import { addToNoBaselineList } from '../questionnaires/no-baseline-list.ts';
import { readPage, readTotal } from '../read-counted-list.ts';
import { commit } from '../write.ts';
import { isUnanswered, leaveCall, passCallOn } from './call-after.ts';
import { changeAndPresent, changeCurrent } from './change-current.ts';
import { changeStatus, readForStatus } from './change-status.ts';
import { findLikelyDuplicates } from './duplicate-detection.ts';
import { type Earlier, ReferenceTaken } from './earlier-patients.ts';
import { beginEpisode, closeCurrent, factsOf, reopenCurrent, type StoredEpisode } from './episodes.ts';
import { ownReferenceEntity } from './own-references.ts';
import { parsePatientRow, patientLists } from './patient-lists.ts';
import { type FoundRecord, readRecord } from './read-record.ts';
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
import { drawReference, referenceEntity } from './references.ts';
import { findPatients } from './search.ts';
import { addToTimeline } from './timeline.ts';

type NewRecord = {
  answers: FirstAnswers;
  signature?: string | undefined;
  signedName?: string | undefined;
  /** The files that came with it. */
  uploads?: readonly StoredUpload[];
  /** Its network has sent more than its share. */
  isSetApart?: boolean;
  /** The earlier history of an imported patient. */
  earlier?: Earlier;
} & Pick<StoredRecord, 'writtenIn'>;
type Sender = { call: string; idempotencyKey: string; content: unknown; at: string; auditContext?: AuditContext };

const groupNames = Object.keys(referralGroupsStored) as (keyof ReferralAnswers)[];
const pickAnswers = (from: ReferralAnswers) =>
  Object.fromEntries(groupNames.map((name) => [name, from[name]])) as ReferralAnswers;
const changedGroups = (one: ReferralAnswers, other: ReferralAnswers) =>
  groupNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

/** The signature is on the record of another patient. */
export class SignatureTaken extends Error {
  override name = 'SignatureTaken';
}

/** A file that came with it is on another record, or was disposed of meanwhile. */
export class UploadTaken extends Error {
  override name = 'UploadTaken';
}

// A signature waits for its patient for at most a day, and counts once in that time.
const claimOf = (signature: string) => ({ call: 'claimSignature', idempotencyKey: signature, content: '' });

/** `draw` makes a reference that may be taken already. */
export const createRecordStore = (table: Table, draw: () => string = drawReference) => {
  const readStored = (patientId: string) => readItem(table, recordEntity, patientId);

  return {
    /**
     * Stores a record once, however often it is sent under the same key.
     *
     * @throws {SignatureTaken} {@link SignatureTaken}
     * @throws {UploadTaken} {@link UploadTaken}
     * @throws {ReferenceTaken} {@link ReferenceTaken}
     */
    async add(
      { answers: given, signature, signedName, writtenIn, uploads = [], isSetApart = false, earlier }: NewRecord,
      sender: Sender,
    ): Promise<StoredRecord> {
      const answers = withEveryAnswer(given);
      const { at, auditContext } = sender;
      const referredAt = earlier?.referredAt ?? at;
      const patientId = ulid(Date.parse(referredAt));
      const begun: StoredEpisode = {
        ...beginEpisode(factsOf(answers, referredAt), { number: 1, at, by: auditContext?.username }),
        ...(isSetApart && { setApart: true }),
      };
      const episode: StoredEpisode = earlier
        ? {
            ...begun,
            state: earlier.state.state,
            stateSince: earlier.state.since,
            imported: earlier.state,
            ...(earlier.closing && { closing: earlier.closing }),
          }
        : begun;
      const recordOf = (reference: string): StoredRecord => ({
        ...pickAnswers(answers),
        patientId,
        reference,
        version: 1,
        revision: 1,
        active: episode.closing === undefined,
        changedAt: at,
        episodes: [episode],
        ...(earlier?.worker && { user: earlier.worker }),
        ...(earlier?.ownReference && { ownReference: earlier.ownReference }),
        ...(signature ? { signature } : {}),
        ...(signedName ? { signedName } : {}),
        ...(writtenIn ? { writtenIn } : {}),
      });
      const ownReference = earlier?.ownReference;
      const writesOf = (record: StoredRecord, reference: string) => ({
        reference: create(referenceEntity, reference, { patientId }),
        submission: recordIdempotencyKey(sender, { id: patientId, at, reference }),
        signature: signature ? recordIdempotencyKey(claimOf(signature), { id: patientId, at }) : [],
        record: putRecord(record),
        noBaseline: record.active ? addToNoBaselineList(patientId) : [],
        event: addToTimeline(
          patientId,
          { at, by: auditContext?.username },
          auditContext ? { kind: 'added', ...(earlier && { imported: true }) } : { kind: 'referred' },
        ),
        ownReference: ownReference ? create(ownReferenceEntity, foldReference(ownReference), { patientId }) : [],
        documents: uploads.flatMap((upload) => addDocument(patientId, makeDocument(upload, { at }))),
      });
      return await contend('which references are free', async () => {
        const reference = draw();
        const record = recordOf(reference);
        const writes = writesOf(record, reference);
        const { done, refused } = auditContext
          ? await commitAudited(table, writes, auditContext, patientId)
          : await commit(table, writes);
        if (done) return record;
        // Only the reference is in the way, since another record has it: another one is drawn.
        if (refused.size === 1 && refused.has('reference')) return again;
        const stored = await findEarlierReply(table, sender);
        if (!stored && refused.has('signature')) throw new SignatureTaken();
        if (!stored && refused.has('documents')) throw new UploadTaken();
        if (!stored && refused.has('ownReference')) throw new ReferenceTaken();
        if (!stored) throw lostSubmission();
        if (auditContext) await auditReading(table, auditContext, stored.id);
        const { reference: _, ...as } = record;
        return {
          ...as,
          ...(stored.reference && { reference: stored.reference }),
          ...{ patientId: stored.id, changedAt: stored.at },
        };
      });
    },

    /** Whether there is such a record, by its key alone. */
    exists: async (patientId: string): Promise<boolean> => (await readStored(patientId)) !== undefined,

    read: (patientId: string): Promise<FoundRecord | undefined> => readRecord(table, patientId),

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
        const { at, username: by } = auditContext;
        const { writes, after } = replaceAnswers(stored, { answers, at, by });
        return {
          writes: [...writes, addToTimeline(patientId, { at, by }, { kind: 'changed', version, groups })],
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
    ): Promise<'done' | 'alert-open' | 'call-open' | 'missing'> {
      await readForStatus(table, patientId);
      type Outcome = 'done' | 'alert-open' | 'call-open';
      const outcome = await changeCurrent<Outcome>(table, patientId, auditContext, async (stored) => {
        // Already so: somebody else was quicker, or it was clicked twice.
        if (stored.active === active) return { writes: [], outcome: 'done' };
        if (!active && (await hasOpenAlert(table, patientId))) return { writes: [], outcome: 'alert-open' };
        const call = active ? passCallOn(stored, stored.user) : leaveCall(stored);
        if (isUnanswered(call)) return { writes: [], outcome: 'call-open' };
        const { at, username: by } = auditContext;
        const episodes = active
          ? reopenCurrent(stored.episodes, { at, by })
          : closeCurrent(stored.episodes, { informed: [] }, { at, by });
        const writes = [
          ...(await changeStatus(table, stored, { active, episodes, call }, { at, by })),
          addToTimeline(patientId, { at, by }, { kind: active ? 'reactivated' : 'deactivated' }),
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
export type RecordStore = ReturnType<typeof createRecordStore>;
