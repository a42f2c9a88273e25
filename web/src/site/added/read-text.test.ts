import { expect, it } from 'vitest';
import { readBlocks, readLinks } from './read-text.ts';

it('blank lines part paragraphs, and lines with a dash are a list', () => {
  const blocks = readBlocks('Come and sing.\nAll voices.\n\nPlease bring:\n- a cup\n• a song\n\n\nThank you.');
  expect(blocks.map(({ lines, isList }) => [isList, ...lines])).toEqual([
    [false, 'Come and sing.', 'All voices.'],
    [false, 'Please bring:'],
    [true, 'a cup', 'a song'],
    [false, 'Thank you.'],
  ]);
  expect(readBlocks(' \n ')).toEqual([]);
});

it('a secure address is a link without the full stop after it, and nothing else is one', () => {
  expect(readLinks('Book at https://tickets.example/eid?n=1. Or ring us.').map(({ text, to }) => [text, to])).toEqual([
    ['Book at ', undefined],
    ['https://tickets.example/eid?n=1', 'https://tickets.example/eid?n=1'],
    ['. Or ring us.', undefined],
  ]);
  for (const text of ['http://a.example', 'javascript:alert(1)', 'https://', '<b>https</b>'])
    expect(readLinks(text)).toEqual([{ at: 0, text }]);
});
