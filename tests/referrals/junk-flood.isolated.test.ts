import { describe, expect, it } from 'vitest';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { referralCalls } from '../../shared/referrals/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { signInStaff } from '../support/staff.ts';
import { openStrangers } from '../support/strangers.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct({ LIMIT_FACTOR: '1' });
const { asked, idsOf, list, mark, refer, referMany, walk } = await openStrangers(
  product,
  await signInStaff(product, 'ROLE_ADMIN'),
);
const share = limitPolicy.referralsOfNetwork[0].times;
const readToday = async () => taskCalls.readToday.replies[200].parse((await asked(taskCalls.readToday)).body);

describe('600 referrals from one network', () => {
  it('hide no later one: it is on the first page and on Today, and the others are set apart and counted', async () => {
    await referMany(600, () => '203.0.113.5');
    const real = await refer('198.51.100.20', 'Real');
    const first = await list();
    expect(idsOf(first)).toContain(real);
    expect(first.arrived && idsOf(first.arrived)[0]).toBe(real);
    expect(first.apart).toEqual({ count: 600 - share, more: false, danger: 600 - share });
    const today = await readToday();
    expect(today.arrived.content[0]?.patientId).toBe(real);
    expect(today.apart.referrals).toEqual(first.apart);
    expect(today.referrals.total).toBe(share + 1);
    const apart = await walk({ state: 'apart' });
    expect(new Set(apart.map(({ patientId }) => patientId)).size).toBe(600 - share);
    expect(apart.every(({ setApart, state }) => setApart && state === 'new')).toBe(true);
  });

  it('are marked as junk a hundred at a time, and leave the numbers', async () => {
    const before = await list();
    const page = (await walk({ state: 'apart' })).slice(0, 100);
    expect(await mark(page)).toEqual({ done: 100, left: [] });
    const after = await list();
    expect(after.apart.count).toBe(before.apart.count - 100);
    expect(after.counts).toEqual(before.counts);
    const tooMany = { patientIds: Array(101).fill(page[0]?.patientId), versions: Array(101).fill(1), why: 'Junk.' };
    expect((await asked(referralCalls.markJunk, { body: tooMany })).status).toBe(400);
  });
});

describe('600 referrals from as many networks', () => {
  it('hide no later one: it leads those of the last day, and every one is found by turning pages', async () => {
    const before = await walk();
    const many = await referMany(600, (n) => `2001:db8:${n.toString(16)}::1`);
    const real = await refer('198.51.100.77', 'Real');
    const first = await list();
    expect(first.arrived && idsOf(first.arrived)[0]).toBe(real);
    expect(first.arrived?.more).toBe(true);
    expect(first.counts.new).toEqual({ count: 200, more: true });
    const today = await readToday();
    expect(today.arrived.content[0]?.patientId).toBe(real);
    expect(today.referrals).toMatchObject({ total: 200, more: true });
    const all = (await walk()).map(({ patientId }) => patientId);
    expect(all.toSorted()).toEqual([...before.map(({ patientId }) => patientId), ...many, real].toSorted());
    const newest = (await walk({ order: 'newest' })).map(({ patientId }) => patientId);
    expect(newest.toSorted()).toEqual(all.toSorted());
    expect(newest[0]).toBe(real);
  });
});
