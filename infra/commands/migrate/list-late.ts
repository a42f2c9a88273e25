import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { contactMessageEntity, listAsWaiting } from '../../../functions/data/contact-message-items.ts';
import { parseItem } from '../../../functions/data/entity.ts';
import { openEntry } from '../../../functions/data/questionnaires/alert-lists.ts';
import { listAlert } from '../../../functions/data/questionnaires/alert-owners.ts';
import { resultEntity } from '../../../functions/data/questionnaires/result-items.ts';
import { caseloadEntity, noteEarlierContact, placeInCaseloads } from '../../../functions/data/records/caseload.ts';
import { caseNoteDateOf } from '../../../functions/data/records/note-items.ts';
import { recordEntity, type StoredRecord } from '../../../functions/data/records/record.ts';
import { listReferrals, referralPlaceEntity } from '../../../functions/data/records/referral-places.ts';
import { commit, type Write } from '../../../functions/data/write.ts';
import { today } from '../../../shared/domain/today.ts';
import { type Place, type ReadItems, readStored } from '../stored-data/export-table.ts';
import { isOf } from '../stored-data/recount.ts';

type Found = {
  contacts: Map<string, string>;
  listed: Set<string>;
  inWorklist: Set<string>;
  workers: Map<string, string>;
};

/**
 * The latest day of a note or a result of each patient, their worker, and the patients already listed in the caseloads
 * and in the worklist.
 */
const findContacts = async (read: ReadItems): Promise<Found> => {
  const contacts = new Map<string, string>();
  const listed = new Set<string>();
  const inWorklist = new Set<string>();
  const workers = new Map<string, string>();
  const note = (patientId: string, day: string) => {
    if (day > (contacts.get(patientId) ?? '')) contacts.set(patientId, day);
  };
  for await (const item of read()) {
    if (isOf(caseloadEntity)(item) && item.caseload) listed.add(String(item.patientId));
    if (isOf(referralPlaceEntity)(item)) inWorklist.add(String(item.patientId));
    if (isOf(recordEntity)(item)) {
      const { referralId, user } = parseItem(recordEntity, item);
      if (user) workers.set(referralId, user.id);
    }
    if (isOf(resultEntity)(item)) note(String(item.patientId), String(item.questionDate));
    if (isOf({ name: 'Case note' })(item)) {
      note(String(item.pk.split('#').at(-1)), today(new Date(caseNoteDateOf(String(item.caseNoteId)))));
    }
  }
  return { contacts, listed, inWorklist, workers };
};

/** Holds only while the record is as it was read. */
const checkRevision = ({ referralId: patientId, revision }: StoredRecord): Write => ({
  ConditionCheck: {
    Key: recordEntity.key(patientId),
    ConditionExpression: 'revision = :read',
    ExpressionAttributeValues: { ':read': revision },
  },
});

export type ListedLate = { messages: number; patients: number; alerts: number };

/**
 * Lists messages, patients and open alerts from before there were answers, caseloads and a worklist. An item that
 * somebody changes meanwhile is listed by the change itself, or by the next run.
 */
export const listLate = async (place: Place): Promise<ListedLate> => {
  const table = { name: place.name, client: DynamoDBDocumentClient.from(place.client) };
  const read = readStored(place);
  const { contacts, listed, inWorklist, workers } = await findContacts(read);
  const done = { messages: 0, patients: 0, alerts: 0 };
  for await (const item of read()) {
    if (isOf(contactMessageEntity)(item) && item.handling === undefined) {
      const { refused } = await commit(table, listAsWaiting(parseItem(contactMessageEntity, item)));
      if (refused.length === 0) done.messages += 1;
    }
    if (isOf(openEntry)(item) && item.caseload === undefined) {
      const { alertId, raisedAt, patientId } = parseItem(openEntry, item);
      const { refused } = await commit(table, [listAlert({ alertId, raisedAt }, workers.get(patientId))]);
      if (refused.length === 0) done.alerts += 1;
    }
    if (!isOf(recordEntity)(item)) continue;
    const record = parseItem(recordEntity, item);
    // Refused if somebody changes it meanwhile; that change or the next run lists it.
    if (!inWorklist.has(record.referralId)) await commit(table, [checkRevision(record), ...listReferrals(record)]);
    if (listed.has(record.referralId)) continue;
    const day = contacts.get(record.referralId);
    await commit(table, placeInCaseloads(record));
    // Refused if there has been a later contact since.
    if (day !== undefined) await commit(table, noteEarlierContact(record.referralId, day, undefined));
    done.patients += 1;
  }
  return done;
};
