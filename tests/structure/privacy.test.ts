import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { easyIdeas } from '#words/pages/easy-ideas.ts';
import { privacy } from '#words/pages/privacy.ts';

const root = join(import.meta.dirname, '../..');

const allRows = readFileSync(join(root, 'docs/privacy.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| sentence'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** A sentence of the page, how it is kept, and the tests that prove it. */
const rows = allRows.filter((cells) => cells.length === 3);
/** A sentence of the page in easy read, and the sentence of the page that it says. */
const easyRows = allRows.filter((cells) => cells.length === 2);

const sentences = Object.values(privacy.parts).flatMap(({ start, list, end }) =>
  [...start, ...list.map(({ term, text }) => `${term} ${text}`.trim()), ...end].flatMap((text) =>
    text.split(/(?<=[.?!]) (?=[A-Z{])/),
  ),
);

it('every sentence of the privacy page is in docs/privacy.md, with where it holds', () => {
  const ofOrganisation = '{legalName}, {address}.';
  const listed = rows.map(([sentence]) => (sentence === '{name and address}' ? ofOrganisation : sentence));
  expect(sentences.filter((sentence) => !listed.includes(sentence))).toEqual([]);
  expect(listed.filter((sentence) => !sentences.some((one) => one === sentence))).toEqual([]);
});

it('every sentence about it in easy read says one of the page', () => {
  const easy = easyIdeas.privacy.flatMap(({ text }) => text);
  expect(easyRows.map(([said]) => said)).toEqual(easy);
  expect(easyRows.filter(([, sentence = '']) => !sentences.includes(sentence))).toEqual([]);
});

it('and every test that is named there is there', () => {
  for (const [, , proved = ''] of rows) {
    for (const [, path = '', title = ''] of proved.matchAll(/`([\w./-]+)`(?:: “([^”]+)”)?/g)) {
      const text = readFileSync(join(root, path), 'utf8');
      expect(text.includes(title), `${path} has “${title}”`).toBe(true);
    }
  }
});
