import { missing } from '../../shared/kernel/missing.ts';
import { hourMs } from '../../shared/kernel/session-policy.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { type ExportPart, exportSheetNames, exportStart } from '../../shared/transfer/export-sheets.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { ListShape } from '../kernel/store/counted-list.ts';
import { readItems } from '../kernel/store/entity.ts';
import type { Table } from '../kernel/store/open-table.ts';
import { readEntries } from '../kernel/store/read-counted-list.ts';
import { contactMessageEntity, messageList } from '../messages/store/contact-message-items.ts';
import { patientLists } from '../patients/store/patient-lists.ts';
import { readRecords } from '../patients/store/record.ts';
import { createFeedbackStore } from '../questionnaires/store/feedback.ts';
import type { TransferDependencies, TransferHandlers } from './dependencies.ts';
import { readPerson, type Sheets, staffOf, writePerson } from './export-person.ts';

const atOnce = { patients: 20, messages: 50 };
/** The size of an answer is limited to six megabytes; a patient with many notes makes a page shorter. */
const mostCharacters = 2_000_000;
/** The time within which an export that was begun is read to its end. */
const lastsMs = 24 * hourMs;

type Page = { sheets: Sheets; done: number; next?: string };

const join = (all: readonly Sheets[]): Sheets =>
  Object.fromEntries(exportSheetNames.map((name) => [name, all.flatMap((sheets) => sheets[name] ?? [])]));

/** The entries of a list after one of them, the earliest first: later additions do not shift those that follow. */
const readEntriesAfter = (table: Table, list: ListShape, after: string, limit: number) =>
  // No sort key is one of another and more.
  readEntries(table, list, { from: `${after} `, limit });

const readPatients = async (after: string, { table, staff, settings }: TransferDependencies): Promise<Page> => {
  const entries = await readEntriesAfter(table, patientLists.all, after, atOnce.patients);
  const ids = entries.map(({ patientId }) => String(patientId));
  const records = await readRecords(table, ids);
  const { sessions } = await settings.read();
  const written: Sheets[] = [];
  let [characters, at] = [0, 0];
  while (at < ids.length && characters < mostCharacters) {
    const record = records.get(ids[at] ?? '');
    at += 1;
    if (!record) continue;
    const person = await readPerson(table, record);
    const people = await staff.name(staffOf(person));
    const sheets = writePerson(person, { people, rooms: sessions.rooms });
    characters += JSON.stringify(sheets).length;
    written.push(sheets);
  }
  const isLast = at === entries.length && entries.length < atOnce.patients;
  return { sheets: join(written), done: at, ...(!isLast && { next: String(entries[at - 1]?.sk) }) };
};

const readMessages = async (after: string, { table }: TransferDependencies): Promise<Page> => {
  const entries = await readEntriesAfter(table, messageList, after, atOnce.messages);
  const ids = entries.map(({ contactId }) => String(contactId));
  const messages = (await readItems(table, contactMessageEntity, ids))
    .toSorted((one, other) => one.contactDate.localeCompare(other.contactDate))
    .map(({ contactDate, firstName, lastName, email, phone, message, handling }) => [
      ...[contactDate, firstName, lastName, email, phone, message, handling?.state ?? 'new'],
    ]);
  const isLast = entries.length < atOnce.messages;
  return { sheets: { messages }, done: entries.length, ...(!isLast && { next: String(entries.at(-1)?.sk) }) };
};

/** Feedback has no names, and no list of it is stored: it is exported as it is shown, by statement. */
const readFeedback = async (_: string, { table }: TransferDependencies): Promise<Page> => {
  const totals = await createFeedbackStore(table).readTotals();
  const feedback = totals.map(({ question, tests, score }) => [
    feedbackStatements[question] ?? '',
    String(tests),
    String(score),
  ]);
  return { sheets: { feedback }, done: feedback.length };
};

const readers: { readonly [Part in ExportPart]: typeof readPatients } = {
  patients: readPatients,
  messages: readMessages,
  feedback: readFeedback,
};

export const readExport: TransferHandlers['readExport'] = async (
  { params: { exportId, part, after }, caller, auditContext },
  using,
) => {
  const begun = await using.transfers.readExport(exportId);
  const isOver = begun && Date.parse(auditContext.at) - Date.parse(begun.startedAt) > lastsMs;
  if (!begun || isOver || begun.by !== caller.username) return notFound(missing.export);
  return { status: 200, body: await readers[part](after === exportStart ? ' ' : after, using) };
};
