import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { allWithin, createLimitStore, type Limited, limitOf } from '../../functions/kernel/store/limits.ts';
import { comeBetween, contend } from '../support/come-between.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const limits = [{ times: 5, withinMs: 60_000 }];
const now = Date.parse('2026-11-20T10:00:00Z');
let subject = '';
let person = 0;
beforeEach(() => {
  person += 1;
  subject = `person${person}@mail.example`;
});

const use = (through = table, at = now) => createLimitStore(through).use({ what: 'code', subject }, limits, at);
const count = async () => (await readItem(table, limitOf, { what: 'code', subject }))?.at.length ?? 0;

describe('a limit of five in a minute', () => {
  it('lets five of fifty through that come at once, at the most, and counts each that it lets through', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => use()));
    const admitted = answers.filter(Boolean).length;
    expect(admitted).toBeGreaterThan(0);
    expect(admitted).toBeLessThanOrEqual(5);
    expect(await count()).toBe(admitted);
  });

  it.each(['before', 'after'] as const)('counts one that comes %s the other has read', async (when) => {
    for (let used = 0; used < 4; used += 1) expect(await use()).toBe(true);
    const between: boolean[] = [];
    const through = comeBetween(table, 1, when, async () => {
      between.push(await use());
    });
    const own = await use(through);
    expect([own, ...between].filter(Boolean)).toHaveLength(1);
    expect(await count()).toBe(5);
  });

  it('lets the sixth through when the first is a minute old, and not a moment sooner', async () => {
    for (let used = 0; used < 5; used += 1) expect(await use()).toBe(true);
    expect(await use(table, now + 59_999)).toBe(false);
    expect(await use(table, now + 60_000)).toBe(true);
  });

  it('is reached, and no failure of ours, while transactions of others always meet it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await use(contend(table, 'TransactionConflict'))).toBe(false);
    expect(await count()).toBe(0);
  });

  it('is counted for each person alone', async () => {
    for (let used = 0; used < 5; used += 1) expect(await use()).toBe(true);
    expect(await use()).toBe(false);
    subject = `another of ${subject}`;
    expect(await use()).toBe(true);
  });
});

describe('limits of a network, of an address in it, and of that address, which are judged in turn', () => {
  const inTurn = (): Limited[] => [
    { what: 'mail', subject: 'everybody', network: subject },
    { what: 'mail', subject, network: subject },
    { what: 'mail', subject },
  ];
  const countAll = (through = table) =>
    createLimitStore(through).countUses(
      inTurn().map((limited) => ({ limited, limits })),
      now,
    );
  const countAt = (place: number) => createLimitStore(table).use(inTurn()[place] as Limited, limits, now);
  const counts = () =>
    Promise.all(inTurn().map(async (limited) => (await readItem(table, limitOf, limited))?.at.length ?? 0));

  it('count each use of all that lets it through', async () => {
    for (let used = 0; used < 5; used += 1) expect(await countAll()).toBe(allWithin);
    expect(await counts()).toEqual([5, 5, 5]);
    expect(await countAll()).toBe(0);
    expect(await counts()).toEqual([5, 5, 5]);
  });

  it.each([
    [0, [5, 0, 0]],
    [1, [1, 5, 0]],
    [2, [1, 1, 5]],
  ])('count those before the one that is full, and name that one: %i', async (place, counted) => {
    for (let used = 0; used < 5; used += 1) await countAt(place);
    expect(await countAll()).toBe(place);
    expect(await counts()).toEqual(counted);
  });

  it.each(['before', 'after'] as const)('count a use of the last of them that comes %s the reading', async (when) => {
    for (let used = 0; used < 4; used += 1) await countAt(2);
    const between: boolean[] = [];
    const through = comeBetween(table, 1, when, async () => {
      between.push(await countAt(2));
    });
    expect(await countAll(through)).toBe(2);
    expect(between).toEqual([true]);
    expect(await counts()).toEqual([1, 1, 5]);
  });

  it('stop only whom the contended one concerns, and count those before it', async () => {
    let through = table;
    // Somebody uses the last of them between each reading and what is written after it.
    for (let request = 1; request < 60; request += 2) {
      through = comeBetween(through, request, 'after', async () => {
        await createLimitStore(table).use(inTurn()[2] as Limited, [{ times: 1000, withinMs: 60_000 }], now);
      });
    }
    const wide = inTurn().map((limited) => ({ limited, limits: [{ times: 1000, withinMs: 60_000 }] }));
    expect(await createLimitStore(through).countUses(wide, now)).toBe(2);
    const [network, address] = await counts();
    expect([network, address]).toEqual([1, 1]);
  });
});
