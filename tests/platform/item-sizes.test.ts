import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openedRecordsEntity } from '../../functions/kernel/access/access-profile.ts';
import { createOpeningStore } from '../../functions/kernel/access/openings.ts';
import { ItemTooLong, mostBytesOfItem, mostBytesOfUpdate } from '../../functions/kernel/store/write.ts';
import { today } from '../../shared/kernel/today.ts';
import { openingReasons } from '../../shared/patients/opening.ts';
import { instruments } from '../../shared/questionnaires/registry.ts';
import { givenAnswer } from '../../shared/questionnaires/result.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { addPatient } from '../support/patients.ts';
import { startTestTable } from '../support/test-table.ts';
import { everyCall } from './every-call.ts';

/*
 * DynamoDB takes 400 kilobytes as one item, and none of ours may need more than half of it. What one request writes is held
 * to that by its schema, here; what grows with each request, where it is written (`functions/kernel/store/write.ts`).
 */

const table = await startTestTable();

type Schema = z.core.$ZodType;

/** The most bytes that what a schema lets through takes: of a text, three for each UTF-16 unit. */
const mostBytes = (schema: Schema): number => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return 3 * (maxLength ?? Number.POSITIVE_INFINITY);
    }
    case 'object':
      return Object.entries(def.shape).reduce((sum, [name, part]) => sum + name.length + mostBytes(part), 3);
    case 'array': {
      const { maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return 3 + (maxItems ?? Number.POSITIVE_INFINITY) * (1 + mostBytes(def.element));
    }
    case 'union':
      return Math.max(...def.options.map(mostBytes));
    case 'intersection':
      return mostBytes(def.left) + mostBytes(def.right);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return mostBytes(def.innerType);
    case 'lazy':
      return mostBytes(def.getter());
    case 'pipe':
      return mostBytes(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'literal':
      return Math.max(...def.values.map((value) => String(value).length));
    case 'number':
      return 21;
    // Nothing is read in what is unknown.
    case 'boolean':
    case 'never':
    case 'unknown':
      return 1;
  }
  throw new Error(`Nothing says how many bytes this kind of schema takes: ${def.type}`);
};

/** Those whose body is not one item, or is held to less elsewhere. */
const divided = new Map([
  ['checkRows', 'stores nothing'],
  ['storeRows', 'each row becomes a record, by the schema of createPatient, or a session, or a result'],
  ['recordAppointment', 'a note, and results as below'],
  ['saveSignature', 'an object of the bucket'],
  ['saveResult', 'as many answers as the questionnaire has, below'],
  ['correctResult', 'as many answers as the questionnaire has, below'],
  [
    'saveSiteServices',
    'a part of the item of the facts, refused where that is too long: see functions/publishing/handler.ts',
  ],
  [
    'saveSitePages',
    'a part of the item of the facts, refused where that is too long: see functions/publishing/handler.ts',
  ],
  ['addSitePicture', 'an object of the bucket'],
  ['saveSiteWords', 'one item a language, refused where that is too long: see functions/publishing/handler.ts'],
  ['saveDraft', 'refused as it is written: see functions/kernel/store/write.ts'],
]);
const sizeOf = new Map(
  everyCall.flatMap(({ name, call }) => (call.body ? [[name, mostBytes(call.body)] as const] : [])),
);

describe('no item takes more than half of what DynamoDB takes as one', () => {
  it('what one request contains', () => {
    const tooLong = [...sizeOf].filter(([, bytes]) => bytes > mostBytesOfItem).map(([name]) => name);
    expect(tooLong.toSorted()).toEqual([...divided.keys()].toSorted());
  });

  it('the answers of the longest questionnaire, with words at each', () => {
    const longest = Math.max(...instruments.map(({ questions }) => questions.length));
    expect(longest * mostBytes(givenAnswer)).toBeLessThan(mostBytesOfItem - 2000);
  });

  it('a record with all of its answers and as many episodes as one change of it may bring', () => {
    expect((sizeOf.get('createPatient') ?? Number.NaN) + mostBytesOfUpdate).toBeLessThanOrEqual(mostBytesOfItem);
    // Some at their longest, and hundreds as they are. What is said of a call in both is not in the episode.
    const episode = (sizeOf.get('closeEpisode') ?? Number.NaN) + (sizeOf.get('decideReferral') ?? Number.NaN);
    expect(mostBytesOfUpdate / episode).toBeGreaterThan(4);
  });

  it('an alert with its answer and its reviews', () => {
    const review = sizeOf.get('reviewAlert') ?? Number.NaN;
    expect(mostBytesOfUpdate / review).toBeGreaterThan(8);
    expect(mostBytesOfUpdate + 2 * review).toBeLessThan(mostBytesOfItem);
  });

  it('the records that somebody opened with a reason on a day', async () => {
    const auditContext = makeAuditContext();
    const patientId = await addPatient();
    const { username } = auditContext;
    const key = openedRecordsEntity.key({ username, day: today(new Date(auditContext.at)) });
    const Item = { ...key, patientIds: Array.from({ length: 5000 }, () => patientId), expiresAt: 4_102_444_800 };
    expect(JSON.stringify(Item).length).toBeLessThan(mostBytesOfItem);
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    const open = createOpeningStore(table).open(patientId, { why: openingReasons[0] }, randomUUID(), auditContext);
    await expect(open).rejects.toThrow(ItemTooLong);
  });
});
