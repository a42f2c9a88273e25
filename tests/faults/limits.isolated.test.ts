import { beforeEach, describe, expect, it } from 'vitest';
import { readItem } from '../../functions/data/entity.ts';
import { createLimitStore, limitOf } from '../../functions/data/limits.ts';
import { comeBetween } from '../support/come-between.ts';
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

  it('is each person’s own', async () => {
    for (let used = 0; used < 5; used += 1) expect(await use()).toBe(true);
    expect(await use()).toBe(false);
    subject = `another of ${subject}`;
    expect(await use()).toBe(true);
  });
});
