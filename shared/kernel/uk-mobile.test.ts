import { expect, it } from 'vitest';
import { showMobile, ukMobile } from './uk-mobile.ts';

it.each([
  '07700 900123',
  '+44 7700 900123',
  '+44 (0)7700 900123',
  '0044 7700 900123',
  '(07700) 900-123',
  '07700900123',
])('%s is one', (typed) => expect(ukMobile.parse(typed)).toBe('+447700900123'));

it.each(['0113 496 0142', '+1 202 555 0100', '07700 90012', '077009001234', 'seven', ''])('%s is none', (typed) =>
  expect(ukMobile.safeParse(typed).success).toBe(false),
);

it('is shown as people read it', () => expect(showMobile('+447700900123')).toBe('07700 900123'));
