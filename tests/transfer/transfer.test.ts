import { randomUUID } from 'node:crypto';
import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { episodeCalls } from '../../shared/episodes/calls.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { transferCalls } from '../../shared/transfer/calls.ts';
import type { ImportKind } from '../../shared/transfer/column.ts';
import { alertDays } from '../../shared/transfer/column.ts';
import { type ExportPart, type ExportSheet, exportSheets, exportStart } from '../../shared/transfer/export-sheets.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const staff = await signInStaff(product, 'ROLE_STAFF', 'Nasreen');
const patients = openPatients(product, headers);
const table = connectTable();

type Sent = { params?: Record<string, string>; body?: object };
const call = (one: Call, sent: Sent = {}, as = headers) =>
  ask(product.url, one, { ...sent, headers: { ...as, 'idempotency-key': randomUUID() } });
const worker = patientCalls.listStaff.replies[200]
  .parse((await call(patientCalls.listStaff)).body)
  .find(({ firstName }) => firstName === 'Nasreen');
const workerName = `${worker?.firstName} ${worker?.lastName}`;

const newFile = () => randomUUID().replaceAll('-', '');
type File = { kind: ImportKind; importId?: string; headings: string[]; rows: string[][] };
const bodyOf = ({ headings, rows }: File) => ({ headings, rows: rows.map((cells, n) => ({ row: n + 1, cells })) });
const check = async (file: File) => {
  const params = { kind: file.kind, importId: file.importId ?? newFile() };
  const { status, body } = await call(transferCalls.checkRows, { params, body: bodyOf(file) });
  expect(status).toBe(200);
  return transferCalls.checkRows.replies[200].parse(body).rows;
};
const store = async (file: File) => {
  const params = { kind: file.kind, importId: file.importId ?? newFile() };
  const body = { fileName: `${file.kind}.csv`, total: file.rows.length, ...bodyOf(file) };
  const answer = await call(transferCalls.storeRows, { params, body });
  expect(answer.status, answer.text).toBe(200);
  return transferCalls.storeRows.replies[200].parse(answer.body).rows;
};
const people = ['Your reference', 'First name', 'Last name', 'Date of birth', 'Referred on', 'Phone'];
const addOne = async (lastName: string, more: Record<string, string> = {}) => {
  const reference = `A-${randomUUID().slice(0, 8)}`;
  const given = { 'Referred on': '03/06/2024', ...more };
  const headings = ['Your reference', 'First name', 'Last name', ...Object.keys(given)];
  const rows = [[reference, 'Amina', lastName, ...Object.values(given)]];
  expect(await store({ kind: 'patients', headings, rows })).toMatchObject([{ outcome: 'stored' }]);
  const [row] = onlyReadable((await patients.search(lastName)).content);
  return { reference, patientId: row?.patientId ?? '' };
};
const count = async () =>
  patientCalls.readPatientData.replies[200].parse((await call(patientCalls.readPatientData)).body);
const openAlerts = async () =>
  alertCalls.listAlerts.replies[200].parse(
    (await call(alertCalls.listAlerts, { params: { page: '1', size: '12' } })).body,
  ).totalElements;

describe('a file of patients', () => {
  it('is checked row by row, and nothing is written', async () => {
    const before = await count();
    const rows = await check({
      kind: 'patients',
      headings: [...people, 'Language and format: Is an interpreter needed?', 'Worker', 'Unknown heading'],
      rows: [
        ['A-1', 'Amina', 'Checked', '04/05/1990', '03/06/2025', '07700 900456', 'yes', workerName, 'x'],
        ['A-2', '', 'Checked', '31/02/1990', 'June', 'none', 'perhaps', 'Nobody Known', ''],
      ],
    });
    expect(rows[0]).toMatchObject({ row: 1, outcome: 'ready', problems: [] });
    expect(rows[1]).toMatchObject({ row: 2, outcome: 'wrong' });
    expect(Object.fromEntries((rows[1]?.problems ?? []).map(({ column, message }) => [column, message]))).toEqual({
      'First name': 'Please fill this in.',
      'Date of birth': expect.stringMatching(/^There is no day 31\/02\/1990\. Please correct it/),
      'Referred on': 'Please write the day like 03/06/2025 or 2025-06-03.',
      Phone: expect.any(String),
      'Language and format: Is an interpreter needed?': 'Please write one of these: Yes; No.',
      Worker: expect.stringContaining('who has an account here'),
    });
    expect(await count()).toEqual(before);
  });

  it('is stored once, however often it is sent, and is in every list as of its day', async () => {
    const last = `Import${randomUUID().slice(0, 6)}`;
    const file: File = {
      kind: 'patients',
      importId: newFile(),
      headings: [...people, 'Worker', 'Closed on', 'Why it ended', 'State of the referral'],
      rows: [
        [`${last}-1`, 'Amina', last, '1990-05-04', '03/06/2024', '', workerName, '', '', ''],
        [`${last}-2`, 'Bilal', last, '', '04/06/2024', '', '', '05/09/2024', 'Completed', ''],
        [`${last}-3`, 'Chitra', last, '', '', '', '', '', '', 'Waiting list'],
        [`${last}-4`, '', last, '', '', '', '', '', '', ''],
      ],
    };
    const before = await count();
    const outcomes = (await store(file)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['stored', 'stored', 'stored', 'wrong']);
    expect((await store(file)).map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(await count()).toEqual({
      activeReferrals: before.activeReferrals + 2,
      patients: before.patients + 3,
    });
    // Closed in the browser and resumed: the stored rows say so.
    expect((await check(file)).map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored', 'wrong']);
    const found = onlyReadable((await patients.search(last)).content);
    const of = (name: string) => found.find(({ firstName }) => firstName === name);
    const amina = await patients.read(of('Amina')?.patientId ?? '');
    expect(amina).toMatchObject({ active: true, ownReference: `${last}-1`, user: worker });
    expect(amina.referralDate.slice(0, 10)).toBe('2024-06-03');
    expect(of('Bilal')).toMatchObject({ active: false });
    const episodes = episodeCalls.listEpisodes.replies[200].parse(
      (await call(episodeCalls.listEpisodes, { params: { patientId: of('Bilal')?.patientId ?? '' } })).body,
    ).content;
    expect(episodes).toMatchObject([{ number: 1, state: 'accepted', closing: { reason: 'completed' } }]);
    const worklist = referralCalls.listWorklist.replies[200].parse(
      (await call(referralCalls.listWorklist, { params: { page: '1' } })).body,
    );
    const listed = worklist.content.map(({ patientId }) => patientId);
    expect(listed).toContain(of('Chitra')?.patientId);
    expect(listed).not.toContain(of('Amina')?.patientId);
    const [event] = (await patients.timeline(amina.patientId)).content;
    expect(event?.event).toEqual({ kind: 'added', imported: true });
    const { content } = transferCalls.listTransfers.replies[200].parse(
      (await call(transferCalls.listTransfers, { params: { page: '1' } })).body,
    );
    expect(content[0]).toMatchObject({ kind: 'patients', fileName: 'patients.csv', rows: 4, stored: 3, failed: 1 });
  });

  it('shows who may be there already, and takes no reference twice', async () => {
    const last = `Double${randomUUID().slice(0, 6)}`;
    const { reference } = await addOne(last);
    const rows = await check({
      kind: 'patients',
      headings: people,
      rows: [
        ['', 'Amina', last, '', '', ''],
        [reference.toUpperCase(), 'Somebody', 'Else', '', '', ''],
      ],
    });
    expect(rows[0]).toMatchObject({ outcome: 'duplicate', likely: [{ lastName: last, same: ['name'] }] });
    expect(rows[1]?.problems).toMatchObject([{ column: 'Your reference' }]);
  });

  it('is for an admin alone, and every row is in the audit log', async () => {
    const file = { kind: 'patients' as const, headings: people, rows: [['', 'A', 'B', '', '', '']] };
    const params = { kind: 'patients', importId: newFile() };
    expect((await call(transferCalls.checkRows, { params, body: bodyOf(file) }, staff)).status).toBe(403);
  });
});

describe('a file of scores', () => {
  const headings = [
    'Your reference',
    'Date',
    'Questionnaire',
    ...Array.from({ length: 9 }, (_, n) => `Answer ${n + 1}`),
  ];
  const phq = (reference: string, day: string, ninth = '0') => [
    ...[reference, day, 'PHQ-9'],
    ...['1', '1', '1', '1', '1', '1', '1', '1', ninth],
  ];

  it('finds its patients by their reference; answers of long ago raise no alert, recent ones do', async () => {
    const { reference, patientId } = await addOne(`Scored${randomUUID().slice(0, 6)}`);
    const before = await openAlerts();
    const old = addDays(today(), -alertDays - 1);
    const file: File = { kind: 'scores', importId: newFile(), headings, rows: [phq(reference, old, '3')] };
    expect(await store(file)).toMatchObject([{ outcome: 'stored' }]);
    expect(await openAlerts()).toBe(before);
    const recent = [phq(reference.toLowerCase(), addDays(today(), -alertDays), '3')];
    expect(await store({ kind: 'scores', headings, rows: recent })).toMatchObject([{ outcome: 'stored' }]);
    expect(await openAlerts()).toBe(before + 1);
    await store(file);
    const { content } = questionnaireCalls.listScores.replies[200].parse(
      (await call(questionnaireCalls.listScores, { params: { patientId, page: '1', size: '12' } })).body,
    );
    expect(onlyReadable(content).map(({ score }) => score)).toEqual([11, 11]);
  });

  it('is answered with what is wrong in each row: an unknown reference, half the answers, a different total', async () => {
    const { reference } = await addOne(`Wrong${randomUUID().slice(0, 6)}`);
    const rows = await check({
      kind: 'scores',
      headings: [...headings, 'Total'],
      rows: [
        [...phq('A-nobody', '2025-01-05'), ''],
        [reference, '05/01/2025', 'PHQ-9', '1', '1'],
        [...phq(reference, '05/01/2025'), '20'],
        [reference, '05/01/2125', 'PHQ-8', 'x'],
        [...phq(reference, '05/01/2025'), '8'],
      ],
    });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'ready']);
    expect(rows[0]?.problems).toMatchObject([{ column: 'Your reference' }]);
    expect(rows[2]?.problems).toMatchObject([{ column: 'Total', message: expect.stringContaining('come to 8') }]);
    expect(rows[3]?.problems.map(({ column }) => column)).toEqual(['Questionnaire', 'Date', 'Answer 1']);
  });
});

describe('a file of sessions', () => {
  const headings = ['Your reference', 'Date', 'Time', 'Minutes', 'Place', 'Worker', 'What came of it', 'Case note'];

  it('stores each with its note, once, and two that overlap, since both took place', async () => {
    const { reference, patientId } = await addOne(`Seen${randomUUID().slice(0, 6)}`);
    const row = (time: string) => [
      ...[reference, '10/06/2024', time, '50', 'By telephone', workerName, 'Attended', 'We spoke about sleep.'],
    ];
    const file: File = {
      kind: 'sessions',
      importId: newFile(),
      headings,
      rows: [row('9:30'), row('10:00'), row('11:00')],
    };
    const rows = await store(file);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
    await store(file);
    const { past } = appointmentCalls.readAppointments.replies[200].parse(
      (await call(appointmentCalls.readAppointments, { params: { patientId } })).body,
    );
    expect(
      onlyReadable(past)
        .map(({ day, time, status }) => `${day} ${time} ${status}`)
        .toSorted(),
    ).toEqual(['2024-06-10 09:30 attended', '2024-06-10 10:00 attended', '2024-06-10 11:00 attended']);
  });
});

describe('an export of everything', () => {
  const exportAll = async () => {
    const { body } = await call(transferCalls.beginExport, { body: { reason: 'To move to another system.' } });
    const { exportId } = transferCalls.beginExport.replies[201].parse(body);
    const sheets = new Map<ExportSheet, string[][]>();
    for (const part of ['patients', 'messages', 'feedback'] as const satisfies readonly ExportPart[]) {
      let after: string | undefined = exportStart;
      while (after !== undefined) {
        const answer = await call(transferCalls.readExport, { params: { exportId, part, after } });
        const page = transferCalls.readExport.replies[200].parse(answer.body);
        for (const [name, rows = []] of Object.entries(page.sheets))
          sheets.set(name as ExportSheet, [...(sheets.get(name as ExportSheet) ?? []), ...rows]);
        after = page.next;
      }
    }
    return { exportId, sheets };
  };
  const sorted = (rows: string[][] = []) => rows.map((row) => JSON.stringify(row)).toSorted();

  /** Removes everything of patients from the table, as in a new organisation. */
  const empty = async () => {
    const retained = /^(?:AUDIT|SESSION|ACCOUNT|BROWSER|NETWORK|SETTINGS|LIMIT|STAFF|PERMIT)/;
    for await (const { Items = [] } of paginateScan({ client: table.client }, { TableName: table.name }))
      for (const { pk, sk } of Items) {
        if (!retained.test(String(pk)))
          await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
      }
  };

  it('of an organisation is brought into an empty one, and is the same when it is taken out again', async () => {
    const { sheets } = await exportAll();
    expect(sheets.get('patients')?.length).toBe((await count()).patients);
    expect(sheets.get('notes')).not.toEqual([]);
    await empty();
    expect((await count()).patients).toBe(0);
    for (const kind of ['patients', 'sessions', 'scores'] as const) {
      const rows = sheets.get(kind) ?? [];
      for (let from = 0; from < rows.length; from += 25) {
        const file = { kind, headings: [...exportSheets[kind].headings], rows: rows.slice(from, from + 25) };
        const outcomes = await store(file);
        expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
      }
    }
    const again = await exportAll();
    for (const kind of ['patients', 'sessions', 'scores'] as const)
      expect(sorted(again.sheets.get(kind)), kind).toEqual(sorted(sheets.get(kind)));
  });

  it('is for whoever began it, and records why it was made', async () => {
    expect((await call(transferCalls.beginExport, { body: { reason: ' ' } })).status).toBe(400);
    expect((await call(transferCalls.beginExport, { body: { reason: 'To look.' } }, staff)).status).toBe(403);
    const { exportId } = await exportAll();
    const other = await signInStaff(product, 'ROLE_ADMIN', 'Zeinab');
    const params = { exportId, part: 'patients', after: exportStart };
    expect((await call(transferCalls.readExport, { params }, other)).status).toBe(404);
    const { content } = transferCalls.listTransfers.replies[200].parse(
      (await call(transferCalls.listTransfers, { params: { page: '1' } })).body,
    );
    expect(content[0]).toMatchObject({ exportId, reason: 'To move to another system.' });
  });
});
