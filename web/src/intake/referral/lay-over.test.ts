import { expect, it } from 'vitest';
import { layOver } from './lay-over.ts';

const blank = { who: { name: '', agreed: false, ways: [] }, helpers: ['', ''] };

it('keeps the earlier answers where nothing newer was said', () => {
  const earlier = { who: { name: 'Amina', agreed: true, ways: ['sms'] }, helpers: ['Library', ''] };
  expect(layOver(earlier, blank)).toEqual(earlier);
  expect(layOver({}, blank)).toEqual(blank);
});

it('takes each newer answer', () => {
  const earlier = { who: { name: 'Amina', agreed: false, ways: ['sms'] }, helpers: ['Library'] };
  const newer = { who: { name: 'Amina B', agreed: true, ways: ['call'] }, helpers: ['Kitchen', ''] };
  expect(layOver(earlier, newer)).toEqual(newer);
  expect(layOver(earlier, { ...blank, who: { ...blank.who, name: 'Sara' } })).toEqual({
    who: { name: 'Sara', agreed: false, ways: ['sms'] },
    helpers: ['Library'],
  });
});
