import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { dataSubjectsOf } from '../../functions/erasure/stored/collect-person.ts';
import { readStored } from '../../functions/erasure/stored/read-stored.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');

const walked = z.looseObject({ items: z.int(), megabytes: z.int() });

/** One patient with notes, answers, an external referral, and everybody who read the record. */
const makePatient = async (): Promise<string> => {
  const { body } = await ask(product.url, patientCalls.createPatient, {
    body: samples.patients.createPatient.body,
    headers,
  });
  const { patientId } = z.object({ patientId: z.string() }).parse(body);
  for (let times = 0; times < 5; times += 1) {
    const caseNote = `We met for the ${times}. time, and spoke of her week. `.repeat(20);
    await ask(product.url, caseNoteCalls.createCaseNote, { body: { patientId, caseNote }, headers });
    await ask(product.url, patientCalls.readReferral, { params: { id: patientId }, headers });
  }
  const answers = samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, patientId }));
  await ask(product.url, questionnaireCalls.saveResult, { body: answers, headers });
  return patientId;
};

it('what the commands of the IT person keep in memory does not grow with what is written about people', async () => {
  const patientId = await makePatient();
  const items = (
    await Array.fromAsync(readStored({ client: new DynamoDBClient({}), name: connectTable().name })())
  ).filter((item) => dataSubjectsOf(item).has(patientId) || JSON.stringify(item).includes(patientId));
  expect(items.length).toBeGreaterThan(20);
  const file = join(product.dataDir, 'one-patient.jsonl');
  await writeFile(file, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  const walk = async (count: number, heap: number) => {
    const script = fileURLToPath(new URL('walk-many.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [
      // Started as package.json does, since otherwise garbage would not be collected; and with no more than they need.
      ...['--optimize-for-size', '--max-semi-space-size=4', `--max-old-space-size=${heap}`],
      ...[script, file, patientId, String(count)],
    ]);
    return walked.parse(JSON.parse(stdout));
  };
  // A fiftieth of them, with the memory for that beside Node's own. ITEMS=1000000 runs them all.
  const count = Number(process.env.ITEMS ?? 20_000);
  const heap = Math.round(60 + (count / 1_000_000) * 40);
  const few = await walk(count / 10, heap);
  const found = await walk(count, heap);
  console.log(few, found);
  expect(found.items).toBeGreaterThanOrEqual(count);
  expect(found.due).toBe(found.patients);
  expect(found.ofOne).toBeGreaterThan(20);
  expect(found.misfiled).toBe(0);
  // The memory that the machine gives to the process, beside that for a tenth of them: garbage comes and goes.
  expect(found.megabytes - few.megabytes).toBeLessThanOrEqual(60);
});
