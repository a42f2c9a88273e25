import { expect, it } from 'vitest';
import { readDay } from './read-cell.ts';

it.each([
  '03/06/2025',
  '3.6.2025',
  '03-06-2025',
  '2025-06-03',
  '2025/6/3',
  '3 June 2025',
  '3rd Jun 2025',
  '03-Jun-2025',
  'Tuesday, 3 June 2025',
  '03/06/2025 00:00',
  '2025-06-03T00:00:00.000Z',
])('%s is 3 June 2025', (text) => {
  expect(readDay(text)).toBe('2025-06-03');
});

it.each(['03/06/25', '31/02/2025', '3 Brumaire 2025', '45811', 'June 2025', '03/06/2025 14:30', ''])(
  'nobody guesses a day from "%s"',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);
