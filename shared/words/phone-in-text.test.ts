import { expect, it } from 'vitest';
import { phoneInText } from './phone-in-text.ts';

it.each([
  ['0113 496 0142', '0113\u00A0496\u00A00142'],
  ['+44 (0)113 496 0142', '+44\u00A0(0)113\u00A0496\u00A00142'],
  ['01134960142', '01134960142'],
])('the groups of %s stay in their order in a text that is read from the right', (phone, inText) => {
  expect(phoneInText(phone)).toBe(inText);
});

it('what is read aloud or copied is the same number', () => {
  expect(phoneInText('0113 496 0142').replaceAll(/\s/g, ' ')).toBe('0113 496 0142');
});
