import { expect, it } from 'vitest';
import { describeNotices } from './write-notices.ts';

it('names every package above its licence, and tells once what several say in the same words', () => {
  const notices = describeNotices([
    { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Copyright A' },
    { name: 'two', version: '2.0.0', identifier: 'MIT', text: 'Copyright A' },
    { name: 'three', version: '3.0.0', identifier: 'ISC', text: 'Copyright B' },
  ]);
  expect(notices.match(/Copyright A/g)).toHaveLength(1);
  expect(notices.indexOf('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)')).toBeLessThan(notices.indexOf('Copyright A'));
  expect(notices.indexOf('Copyright A')).toBeLessThan(notices.indexOf('three 3.0.0 (ISC)'));
});

it('says so where a package has no licence of its own to show', () => {
  const notices = describeNotices([
    { name: 'one', version: '1.0.0', identifier: 'Apache-2.0' },
    { name: 'two', version: '2.0.0' },
  ]);
  expect(notices).toContain('one 1.0.0 (Apache-2.0)');
  expect(notices).toContain('two 2.0.0 (no licence named)');
  expect(notices).toContain('without the text of its licence');
});
