import { expect, it } from 'vitest';
import { everyScreen } from '../../../../shared/screens.ts';
import { footerMenu, topMenu } from './menu.ts';

// Written by hand from the specification. Between these may stand a page that is in English only, and nothing else.
const top = [
  ...['Home /', 'About us /about', 'Services /services', 'Gallery /gallery', 'Make a referral /referrals'],
  'Contact us /contact',
];
const footer = [
  ...['About us /about', 'Where is my referral? /referrals/status', 'Contact us /contact'],
  ...['Easy read /easy-read/services', 'Admin /signin', 'Privacy Policy /privacy'],
];

const onlyEnglish = everyScreen.flatMap(({ path, ...screen }) =>
  'site' in screen && screen.site && 'label' in screen.site ? [`${screen.site.label} ${path}`] : [],
);

it.each([
  { name: 'at the top', menu: topMenu, specified: top },
  { name: 'at the foot', menu: footerMenu, specified: footer },
])('makes the menu $name from the registry, in its order', ({ menu, specified }) => {
  const lines = menu.map(({ label, to }) => `${label} ${to}`);
  expect(lines.filter((line) => specified.includes(line) || !onlyEnglish.includes(line))).toEqual(specified);
});
