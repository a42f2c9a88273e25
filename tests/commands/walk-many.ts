import { readFileSync } from 'node:fs';
import { collectPerson } from '../../functions/erasure/stored/collect-person.ts';
import type { StoredItem } from '../../functions/erasure/stored/stored-item.ts';
import { findDue } from '../../infra/commands/retention/due.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { findMisfiled } from '../../infra/commands/stored-data/search-index.ts';

/*
 * Runs the commands of the IT person over any number of items: `node tests/commands/walk-many.ts <file> <patient>
 * <items>`. The file holds the items of one patient, a line each; every other patient is the same under another id.
 * Prints what it found, and its peak memory in megabytes, including the hundred that Node itself takes.
 */
const [, , file = '', patient = '', wanted = '0'] = process.argv;
const lines = readFileSync(file, 'utf8').trim().split('\n');
const patients = Math.ceil(Number(wanted) / lines.length);
const idOf = (n: number) => `${patient.slice(0, 16)}${String(n).padStart(10, '0')}`;

let items = 0;
const read = function* readMany() {
  items = 0;
  for (let n = 0; n < patients; n += 1) {
    for (const line of lines) {
      items += 1;
      yield JSON.parse(line.replaceAll(patient, idOf(n))) as StoredItem;
    }
  }
};

const person = await collectPerson(read, idOf(patients - 1));
const found = {
  items,
  ofOne: Object.values(person).flat().length,
  due: (await findDue(read, new Date('2060-01-01'))).length,
  counters: (await recount(read)).checked,
  misfiled: (await findMisfiled(read)).length,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify({ ...found, patients }));
