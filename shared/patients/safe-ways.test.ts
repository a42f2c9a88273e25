import { describe, expect, it } from 'vitest';
import { isSafeWay, listPhones } from './safe-ways.ts';

describe('A way to reach somebody is safe', () => {
  it('where it was marked, whatever else was', () => {
    expect(isSafeWay('email', { methods: ['text', 'email'] })).toBe(true);
    expect(isSafeWay('call', { methods: ['text', 'email'] })).toBe(false);
  });

  it('as a call and in no other way, where nothing was marked or asked', () => {
    for (const safeContact of [undefined, { methods: [] }]) {
      expect(isSafeWay('call', safeContact)).toBe(true);
      for (const way of ['text', 'email'] as const) expect(isSafeWay(way, safeContact)).toBe(false);
    }
  });

  it('and none of these where only a letter was marked', () => {
    for (const way of ['call', 'text', 'email'] as const) expect(isSafeWay(way, { methods: ['letter'] })).toBe(false);
  });
});

it('a number that was given as both is listed once, and a blank one not', () => {
  expect(listPhones({ mobile: '07700 900456', phone: '07700 900456' })).toEqual(['07700 900456']);
  expect(listPhones({ mobile: '', phone: '0113 496 0142' })).toEqual(['0113 496 0142']);
});
