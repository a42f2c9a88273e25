import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { openReferralStates, referralStates } from '../../../shared/referrals/referral-state.ts';
import { countCapacity } from '../../../tests/support/count-capacity.ts';
import { createTestTable } from '../../../tests/support/lend-table.ts';
import { beginEpisode } from '../../episodes/store/episodes.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import { commit } from '../../kernel/store/write.ts';
import { recordEntity, storedRecord } from '../../patients/store/record.ts';
import { referralPlacesOf, type WorklistPart } from './referral-places.ts';
import { createWorklistStore } from './worklist.ts';
import type { WorklistOrder } from './worklist-places.ts';

const { table: stored } = await createTestTable();
const { table, read } = countCapacity(stored);
const worklist = createWorklistStore(table);
const start = Date.UTC(2026, 10, 20);
const each = 450;
// With a filter, more than a section reads of one list.
const declined = 1100;
const size = 50;
const parts: readonly WorklistPart[] = [...referralStates, 'apart'];

/** A referral on one of the lists: some speak of danger, and a few ask for a service that nobody else asks for. */
const makeReferral = (part: WorklistPart, n: number) => {
  const referredAt = new Date(start - n * 60_000).toISOString();
  const state = part === 'apart' ? 'new' : part;
  const project = n % 50 === 0 ? 'rare' : 'usual';
  const begun = beginEpisode(
    { referredAt, services: [project], referrerKind: 'self' },
    { number: 1, at: referredAt, username: undefined },
  );
  const record = storedRecord.parse({
    patientId: ulid(start - n * 60_000),
    ...{ version: 1, revision: 1, active: true, changedAt: referredAt, episodes: [begun] },
    referralPersonalDetails: { firstName: 'Amina', lastName: `Yusuf ${n}` },
    referralProject: { project },
    ...(n % 3 === 0 && { referralRiskAssessment: { selfHarm: true } }),
  });
  const [first] = record.episodes;
  const episode = { ...first, referredAt, state, ...(part === 'apart' && { setApart: true as const }) };
  return { ...record, episodes: [episode] as typeof record.episodes };
};

const ids = new Map<WorklistPart, string[]>();

beforeAll(async () => {
  for (const part of parts) {
    const count = part === 'declined' ? declined : each;
    const records = Array.from({ length: count }, (_, n) => makeReferral(part, n));
    ids.set(
      part,
      records.map(({ patientId }) => patientId),
    );
    for (let from = 0; from < count; from += 30) {
      const writes = records
        .slice(from, from + 30)
        .flatMap((record) => [put(recordEntity, record.patientId, record), ...referralPlacesOf(record)]);
      await commit(stored, writes);
    }
  }
});

type Choice = Omit<Parameters<typeof worklist.list>[0], 'parts'>;

/** The ids of a list, page by page and section by section, and the most requests that a page took. */
const walk = async (chosen: readonly WorklistPart[], order: WorklistOrder, choice: Choice = {}) => {
  const found: { id: string; isDanger: boolean }[] = [];
  let [after, most]: [string | undefined, number] = [undefined, 0];
  do {
    for (let page = 1, total = 1; (page - 1) * size < total; page += 1) {
      read();
      const listed = await worklist.list({ parts: chosen, ...choice }, order, { page, size, after });
      most = Math.max(most, read().requests);
      total = listed.total;
      for (const entry of listed.entries) {
        if ('unreadable' in entry) throw new Error('One cannot be read');
        found.push({ id: entry.record.patientId, isDanger: entry.record.referralRiskAssessment.selfHarm });
      }
      if ((page - 1) * size + listed.entries.length >= total) after = listed.next;
    }
  } while (after !== undefined);
  return { found, most };
};

const expected = (chosen: readonly WorklistPart[], isWanted: (n: number) => boolean = () => true) =>
  chosen.flatMap((part) => (ids.get(part) ?? []).filter((_, n) => isWanted(n))).toSorted();

describe.each(['danger', 'newest'] as const)('in the order %s', (order) => {
  it.each(parts)('each of the referrals of %s is found exactly once', async (part) => {
    const { found } = await walk([part], order);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected([part]));
  });

  it('each of those of all open states is found once, in one order, and a page costs as much wherever it is', async () => {
    const { found, most } = await walk(openReferralStates, order);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected(openReferralStates));
    const times = found.map(({ id }) => id.slice(0, 10));
    if (order === 'newest') expect(times).toEqual(times.toSorted().toReversed());
    else {
      const dangers = found.filter(({ isDanger }) => isDanger).length;
      expect(found.slice(0, dangers).every(({ isDanger }) => isDanger)).toBe(true);
      expect(times.slice(0, dangers)).toEqual(times.slice(0, dangers).toSorted());
      expect(times.slice(dangers)).toEqual(times.slice(dangers).toSorted());
    }
    // A query of each list, of each group where they are read from their end, and the records.
    expect(most).toBeLessThanOrEqual(openReferralStates.length * (order === 'newest' ? 2 : 1) + 1);
  });

  it('a filter that few fit ends where the list ends, and not before', async () => {
    const { found } = await walk(openReferralStates, order, { service: 'rare' });
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected(openReferralStates, (n) => n % 50 === 0));
  });

  it('a filter over lists of unlike length finds each once, though one is not read to its end at once', async () => {
    const chosen = ['accepted', 'declined'] as const;
    const { found } = await walk(chosen, order, { service: 'rare' });
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected(chosen, (n) => n % 50 === 0));
  });

  it('only those with danger are all of those', async () => {
    const { found } = await walk(openReferralStates, order, { onlyDanger: true });
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected(openReferralStates, (n) => n % 3 === 0));
  });
});

it('what is set apart is counted, and what of it speaks of danger', async () => {
  const { apart, counts } = await worklist.count();
  expect(apart).toEqual({ count: each, more: false, danger: each / 3 });
  expect(counts.new).toEqual({ count: 200, more: true });
});

it('those of the last day are the latest of them, with danger or without', async () => {
  const { entries, count, more } = await worklist.listArrived(5, start);
  expect(entries.map((entry) => ('record' in entry ? entry.record.patientId : ''))).toEqual(
    ids.get('new')?.slice(0, 5),
  );
  expect({ count, more }).toEqual({ count: 200, more: true });
});
