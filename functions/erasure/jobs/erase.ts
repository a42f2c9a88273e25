import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { nextOfErasure } from '../../../shared/erasure/erasure-state.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import { ObjectClient } from '../../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { connectTable } from '../../kernel/store/open-table.ts';
import { readPatient } from '../../patients/store/patients.ts';
import { countParts } from '../count-parts.ts';
import { collectGoing, dispose } from '../store/dispose.ts';
import { createErasureStore, judgedOf, type StoredErasure } from '../store/erasure-requests.ts';
import type { Place } from '../stored/read-stored.ts';

/** The bucket of drawn signatures and documents. A version of what is deleted stays in it for 90 days, as of whatever is. */
const openFiles = () => {
  const { SIGNATURES_BUCKET: bucket } = readEnvironment(z.object({ SIGNATURES_BUCKET: z.string() }));
  const client = new ObjectClient();
  return { remove: (key: string) => client.remove({ bucket, key }) };
};

type Approved = StoredErasure & { approvedBy: string };
const isApproved = (one: StoredErasure): one is Approved => one.approvedBy !== undefined;

const erase = async (place: Place, { patientId, why, words, askedBy, approvedBy }: Approved) => {
  const because = { id: patientId, rule: why, words, askedBy, approvedBy };
  await dispose(place, { because, now: new Date(), signatures: openFiles() });
};

/**
 * Counts what would go of each record whose erasure was asked for, and erases those that a second person has agreed to. It
 * reads the whole table, since what is about somebody is found everywhere; it does so only where there is something to
 * do, and answers nobody.
 */
export const handler = async (): Promise<{ counted: number; erased: number }> => {
  const table = connectTable();
  const store = createErasureStore(table);
  const place = { client: new DynamoDBClient({}), name: table.name };
  let [counted, erased] = [0, 0];
  for (const one of await store.listWaiting()) {
    if ('unreadable' in one) continue;
    // A practice patient may be active: nothing waits for it.
    const record = isPractice(one.patientId) ? undefined : await readPatient(table, one.patientId);
    const next = nextOfErasure(judgedOf(one, record), undefined);
    // What was counted and agreed to was another record.
    if (next === 'in-use' && one.counted) await store.startAgain(one.patientId);
    // One that is gone was erased in part: that is completed.
    if (next === 'erase' && isApproved(one)) {
      await erase(place, one);
      erased += 1;
    }
    if (next === 'count') {
      const going = countParts(await collectGoing(place, one.patientId));
      counted += Number(await store.noteCounted(one.patientId, { at: new Date().toISOString(), going }));
    }
  }
  return { counted, erased };
};
