import { expect, it } from 'vitest';
import { describeClosing, describeEpisodes } from './describe-episode.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const first = { number: 1, from: '2024-03-04', closed: { on: '2025-01-20', reason: 'completed' as const } };

it('an only episode is described as the current one', () => {
  expect(plain(describeEpisodes([{ number: 1, from: '2026-03-03' }]))).toBe('Episode 1, since 3 Mar 2026');
});

it('the description of episodes begins with the current one, and says how the earlier ones ended', () => {
  const second = { number: 2, from: '2025-06-01', closed: { on: '2025-09-01' } };
  expect(plain(describeEpisodes([first, { number: 2, from: '2026-03-03' }]))).toBe(
    'Episode 2, since 3 Mar 2026; first stay 2024-25: completed',
  );
  expect(plain(describeEpisodes([first, second, { number: 3, from: '2026-03-03' }]))).toBe(
    'Episode 3, since 3 Mar 2026; first stay 2024-25: completed; second stay 2025',
  );
});

it('the description of a closed episode says how it ended, or that nobody has written why', () => {
  expect(plain(describeEpisodes([first]))).toBe('Episode 1, 4 Mar 2024 to 20 Jan 2025: completed');
  expect(plain(describeEpisodes([{ ...first, closed: { on: '2025-01-20' } }]))).toBe(
    'Episode 1, 4 Mar 2024 to 20 Jan 2025: no reason written yet',
  );
});

it('the description of a closing has a line for each thing written about it', () => {
  const informed = [
    { party: 'gp' as const, on: '2026-03-03' },
    { party: 'family' as const, on: '2026-03-04' },
  ];
  expect(
    describeClosing({ outcome: 'Feels better', words: 'She rings.', withoutMeasures: 'Moved.', informed }).map(plain),
  ).toEqual([
    'Feels better',
    'She rings.',
    'Without last questionnaires: Moved.',
    'Told: the GP on 3 Mar 2026, family or a carer on 4 Mar 2026',
  ]);
  expect(describeClosing({ informed: [] })).toEqual(['Nobody was told']);
});
