import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { referralInput } from '../../../shared/patients/referral.ts';
import { countCapacity } from '../../../tests/support/count-capacity.ts';
import { recountPatients } from '../../../tests/support/recount-patients.ts';
import { seesAll } from '../../../tests/support/sees-all.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { entryKey } from '../../kernel/store/counted-list.ts';
import { indexLookups } from './lookups.ts';
import { indexName } from './name-index.ts';
import { entrySort, patientLists } from './patient-lists.ts';
import { withEveryAnswer } from './record.ts';
import { createRecordStore } from './records.ts';

const table = await startTestTable();
const records = createRecordStore(table);

type Details = {
  firstName: string;
  lastName: string;
  dob?: string;
  phone?: string;
  mobile?: string;
  postcode?: string;
};
const answersOf = (details: Details) => ({
  ...referralInput.parse({ referralPersonalDetails: { phone: '0113 496 0001', ...details } }),
});
const senderOf = (idempotencyKey: string = randomUUID()) => ({
  ...{ call: 'sendReferral', idempotencyKey, content: {}, at: new Date().toISOString() },
});
const add = (details: Details) => records.add({ answers: answersOf(details) }, senderOf());
const ids = async (text: string, page = 1) =>
  (await records.search(text, page, seesAll)).content.map(({ patientId }) => patientId);

const auditContext = () => ({
  ...{ at: new Date().toISOString(), requestId: randomUUID(), username: 'somebody', role: 'ROLE_STAFF' as const },
  ...{ call: 'updatePatient', written: false },
});

describe('a search for the whole of something', () => {
  const person = { dob: '1980-03-14', phone: '+44 113 496 0142', mobile: '07700 900123', postcode: 'ls8 4ax' };
  let id = '';
  let reference = '';
  beforeAll(async () => {
    const added = await add({ firstName: 'Amina', lastName: 'Yusuf', ...person });
    id = added.patientId;
    reference = added.reference ?? 'none';
    await add({ firstName: 'Amina', lastName: 'Yusuf', dob: '1981-03-14', postcode: 'LS9 9XX' });
  });

  it.each([
    '14/03/1980',
    '14 Mar 1980',
    '1980-03-14',
    '0113 496 0142',
    '07700900123',
    '+44 7700 900 123',
    'LS8 4AX',
    'ls84ax',
  ])('finds whom it is of, and nobody else: %s', async (text) => expect(await ids(text)).toEqual([id]));

  it('finds one record by its reference in any form, and by its id', async () => {
    const forms = [reference, reference.toLowerCase(), reference.replace('-', ''), reference.replace('-', ' '), id];
    for (const text of forms) expect(await ids(text)).toEqual([id]);
    const [row] = (await records.search(reference, 1, seesAll)).content;
    expect(row).toMatchObject({ reference, firstName: 'Amina', dob: '1980-03-14', active: true });
  });

  it('finds nobody by what nobody has', async () => {
    for (const text of ['K7M-4PX', '01M5YXZYWAKE0RY5QY34VFXM34', '1 Jan 1901', '0113 496 9999', 'LS1 1AA']) {
      expect(await records.search(text, 1, seesAll)).toMatchObject({ content: [], totalElements: 0 });
    }
  });

  it('follows a record that is changed, and keeps its reference', async () => {
    const before = await add({ firstName: 'Old', lastName: 'Number', phone: '0113 496 0777', postcode: 'LS7 7AA' });
    const details = { firstName: 'New', lastName: 'Number', phone: '0113 496 0888', postcode: 'LS6 6AA' };
    const change = { ...withEveryAnswer(answersOf(details)), patientId: before.patientId, version: 1 };
    await records.update(change as Parameters<typeof records.update>[0], auditContext());
    for (const text of ['0113 496 0777', 'LS7 7AA']) expect(await ids(text)).toEqual([]);
    for (const text of ['0113 496 0888', 'LS6 6AA', before.reference ?? '']) {
      expect(await ids(text)).toEqual([before.patientId]);
    }
  });
});

describe('a short reference', () => {
  it('is taken by one of fifty who draw the same few at one moment, and each gets one', async () => {
    const few = Array.from({ length: 60 }, (_, n) => `C${'34679'[n % 5]}D-${'CDFGHJKMNPQR'[Math.floor(n / 5)]}FF`);
    const drawing = createRecordStore(table, () => few[Math.floor(Math.random() * few.length)] ?? 'none');
    const racers = Array.from({ length: 50 }, (_, n) =>
      drawing.add({ answers: answersOf({ firstName: 'Racer', lastName: `Number${n}` }) }, senderOf()).catch(String),
    );
    const outcomes = await Promise.all(racers);
    const given = outcomes.flatMap((one) => (typeof one === 'string' ? [] : [one.reference]));
    // After twelve taken references in a row the caller is told to try again; two records never share one.
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(25);
    for (const one of outcomes) {
      if (typeof one === 'string') expect(one).toContain('StoreBusy');
      else expect(await ids(one.reference ?? '')).toEqual([one.patientId]);
    }
    const { stored, recounted } = await recountPatients(table);
    expect(stored).toEqual(recounted);
  });

  it('is the same for a referral that is sent again, also while the first is under way', async () => {
    const taken = (await add({ firstName: 'First', lastName: 'Owner' })).reference ?? '';
    const drawn = [taken, taken, 'X3X-WWW', taken, 'X4X-WWW', 'X6X-WWW'];
    const drawing = createRecordStore(table, () => drawn.shift() ?? 'X7X-WWW');
    const sender = senderOf('sent twice');
    const send = () => drawing.add({ answers: answersOf({ firstName: 'Sent', lastName: 'Twice' }) }, sender);
    const both = await Promise.all([send(), send()]);
    both.push(await send());
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(both.map(({ patientId }) => patientId)).size).toBe(1);
    expect(await ids(both[0]?.reference ?? '')).toEqual([both[0]?.patientId]);
  });
});

describe('the cost of a search', () => {
  const makeId = monotonicFactory();
  const born = (dob: string, patientId: string) =>
    indexLookups(patientId, { firstName: '', lastName: '', dob, postcode: '', phone: '', mobile: '' }).Put.Item;
  const putAll = async (items: Record<string, unknown>[]) => {
    for (let from = 0; from < items.length; from += 25) {
      const requests = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
      await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests } }));
    }
  };
  /** People with the same birthday and name, as the indexes have them. */
  const crowd = async (size: number, day: string, name: string) => {
    const people = Array.from({ length: size }, () => makeId());
    await putAll([
      ...people.map((id) => born(day, id)),
      ...people.flatMap((id) => indexName(id, { name, row: {} }).slice(0, 1)).map(({ Put: { Item } }) => Item),
    ]);
    await putAll(
      people.slice(-48).map((patientId) => ({
        ...entryKey(patientLists.active, entrySort(patientId)),
        ...{
          patientId,
          firstName: name,
          lastName: 'Crowd',
          dob: day,
          active: true,
          referralDate: '2026-01-01T00:00:00Z',
        },
      })),
    );
  };

  it('is the same at 100 and at 1,000 people who have it', async () => {
    await crowd(100, '1970-01-01', 'Zulekha');
    await crowd(1_000, '1971-01-01', 'Zubaida');
    const counted = countCapacity(table);
    const searching = createRecordStore(counted.table);
    const costOf = async (text: string) => {
      const { totalElements } = await searching.search(text, 1, seesAll);
      expect(totalElements).toBe(48);
      return counted.read();
    };
    expect(await costOf('01/01/1971')).toEqual(await costOf('01/01/1970'));
    expect(await costOf('zubaid')).toEqual(await costOf('zulekh'));
  });

  // A telephone number is in one of two indexes.
  it('of a reference, an id, a phone number or a postcode is four requests at the most', async () => {
    const counted = countCapacity(table);
    const searching = createRecordStore(counted.table);
    const { reference = '' } = await add({ firstName: 'One', lastName: 'Only', mobile: '07700 900999' });
    for (const text of [reference, '07700 900999', 'M44 4CX', '01M5YXZYWAKE0RY5QY34VFXM34']) {
      await searching.search(text, 1, seesAll);
      expect(counted.read().requests).toBeLessThanOrEqual(4);
    }
  });
});
