import { expect, it } from 'vitest';
import { isTabletLink, linkToken, tabletMark } from './self-completion-schema.ts';

const token = 'a'.repeat(43);

it('a tablet is told from a link that was sent by one letter more', () => {
  expect([token, `${tabletMark}${token}`].map(isTabletLink)).toEqual([false, true]);
});

it('a link is 43 letters of ours, with the mark of a tablet or without', () => {
  const isLink = (link: string) => linkToken.safeParse(link).success;
  expect([token, `${tabletMark}${token}`, `x${token}`, token.slice(1), `${token}!`].map(isLink)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
