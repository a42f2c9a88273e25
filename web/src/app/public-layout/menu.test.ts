import { expect, it } from 'vitest';
import { footerMenu, topMenu } from './menu.ts';

// Written by hand from the specification. A further page may stand between these.
const top = [
  ...['Home /', 'About us /about', 'Services /services', 'Gallery /gallery', 'Make a referral /referrals'],
  'Contact us /contact',
];
const footer = [
  ...['About us /about', 'Where is my referral? /referrals/status', 'Contact us /contact'],
  ...['Easy read /easy-read/services', 'Admin /signin', 'Privacy Policy /privacy'],
];

it.each([
  { name: 'at the top', menu: topMenu, specified: top },
  { name: 'at the foot', menu: footerMenu, specified: footer },
])('makes the menu $name from the registry, in its order', ({ menu, specified }) => {
  const lines = menu.map(({ label, to }) => `${label} ${to}`);
  expect(lines.filter((line) => specified.includes(line))).toEqual(specified);
});
