import { ulid } from 'ulid';
import { today } from '../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import {
  type ConsentInput,
  consentStateOn,
  latestConsent,
  type StoredConsent,
  storedConsent,
} from '../../../shared/privacy/consent.ts';
import type { ConsentPurpose } from '../../../shared/privacy/consent-purposes.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseRow, readItem } from '../../kernel/store/entity.ts';
import { check, create, put, remove } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { recordPartition } from '../../patients/store/record.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { readConsentWording } from '../consent-wording.ts';

/** An answer about consent. It is never changed: what counts now is the latest. */
export const consentEntity: Entity<{ patientId: string; consentId: string }, typeof storedConsent> = {
  name: 'Consent',
  key: keyPattern(recordPartition, 'CONSENT#{consentId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedConsent,
};

const mostShown = 100;

/** The answers of a patient, the latest first. */
export const readConsents = async (table: Table, patientId: string) => {
  const { pk, sk } = consentEntity.key({ patientId, consentId: '' });
  const items = await readPartition(table, pk, { from: sk, to: `${sk}~`, latestFirst: true, limit: mostShown });
  return items.map((item) => parseRow(consentEntity, item, 'consentId'));
};

/** The writes that copy the answers about a referral to the patient with whom it is joined. */
export const copyConsents = (consents: readonly StoredConsent[], patientId: string) =>
  consents.map((one) => put(consentEntity, { ...one, patientId }, { ...one, patientId }));

/** The writes that take these copies away again. */
export const removeCopiedConsents = (consents: readonly { consentId: string }[], patientId: string) =>
  consents.map(({ consentId }) => remove(consentEntity, { patientId, consentId }));

/** What patients agreed to. */
export const createConsentStore = (table: Table) => {
  const list = (patientId: string) => readConsents(table, patientId);

  return {
    list,

    /** Whether the patient agrees to something today. */
    async isGiven(patientId: string, purpose: ConsentPurpose): Promise<boolean> {
      const [answers, wording] = await Promise.all([list(patientId), readConsentWording()]);
      return consentStateOn(onlyReadable(answers), purpose, today(), wording[purpose]) === 'given';
    },

    /** Stores an answer once, however often it is sent under the same key; undefined where there is no such patient. */
    async add(
      patientId: string,
      input: ConsentInput,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<StoredConsent | undefined> {
      const { at, username: by } = auditContext;
      const [answers, asked] = await Promise.all([list(patientId), readConsentWording()]);
      const given = latestConsent(onlyReadable(answers), input.purpose);
      // Consent is withdrawn from the words to which it was given.
      const words = input.answer === 'withdrawn' && given ? given.words : asked[input.purpose];
      const stored: StoredConsent = { consentId: ulid(Date.parse(at)), patientId, ...input, words, at, by };
      const submission = { call: 'addConsent', idempotencyKey, content: { patientId, ...input, by } };
      const writes = [
        recordIdempotencyKey(submission, { id: stored.consentId, at }),
        check(patientEntity, patientId),
        create(consentEntity, stored, stored),
        addToTimeline(patientId, auditContext, { kind: 'consent', purpose: input.purpose, answer: input.answer }),
      ];
      if ((await commitAudited(table, writes, auditContext, patientId)).done) return stored;
      const earlier = await findEarlierReply(table, submission);
      if (!earlier) return undefined;
      await auditReading(table, auditContext, patientId);
      return await readItem(table, consentEntity, { patientId, consentId: earlier.id });
    },
  };
};
