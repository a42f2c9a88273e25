import { expect, it } from 'vitest';
import { footerMenu, topMenu } from './menu.ts';

// Written by hand from the specification.
it('makes the menus of the public site from the registry, in its order', () => {
  expect(topMenu.map(({ label, to }) => `${label} ${to}`)).toEqual([
    ...['Home /', 'About us /about', 'Services /services', 'Gallery /gallery', 'Make a referral /referrals'],
    'Contact us /contact',
  ]);
  expect(footerMenu.map(({ label, to }) => `${label} ${to}`)).toEqual([
    ...['About us /about', 'Where is my referral? /referrals/status', 'Contact us /contact'],
    ...['Easy read /easy-read/services', 'Admin /signin', 'Privacy Policy /privacy'],
  ]);
});
