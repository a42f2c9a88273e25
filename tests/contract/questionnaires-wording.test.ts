import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { instruments } from '../../shared/questionnaires/registry.ts';

it('the wording of the instruments is unaltered: a change of a letter is a decision, and changes this', () => {
  const digests = instruments.map(({ id, stem, questions, options, credit }) => {
    const words = JSON.stringify([stem, questions.map(({ text }) => text), options, credit]);
    return [id, createHash('sha256').update(words).digest('hex').slice(0, 16)];
  });
  expect(digests).toEqual([
    ['phq', '87c91ddafa66d659'],
    ['gad', 'c2bbc8fc6e9a9e78'],
    ['asq', '69b7f1a9862489b2'],
  ]);
});
