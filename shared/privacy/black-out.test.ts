import { describe, expect, it } from 'vitest';
import { blackOut, blackOutAll, blackOutInput } from './black-out.ts';

const mark = '█████ (left out: it is about somebody else, who has not agreed)';
const sister = { words: 'Farida', why: 'third-party' } as const;

describe('words that are blacked out', () => {
  it.each([
    ['Farida rang, and farida’s son came.', `${mark} rang, and ${mark}’s son came.`],
    ['Faridabad is where she was born.', 'Faridabad is where she was born.'],
    ['Nobody else is named.', 'Nobody else is named.'],
  ])('are gone from “%s”', (text, left) => {
    expect(blackOut(text, [sister])).toBe(left);
  });

  it('are found in any script, and wherever lines break', () => {
    const both = [
      { words: 'ਫਰੀਦਾ', why: 'third-party' },
      { words: 'She asked us not to say so.', why: 'third-party' },
    ] as const;
    expect(blackOut('ਫਰੀਦਾ ਆਈ.\nShe asked us\n  not to say so. She left.', both)).toBe(
      `${mark} ਆਈ.\n${mark} She left.`,
    );
  });

  it('are taken as they are written, and not as a pattern', () => {
    expect(blackOut('It cost £3 (each).', [{ words: '£3 (each).', why: 'third-party' }])).toBe(`It cost ${mark}`);
  });

  it('go as the longest passage, of which a shorter one is a part', () => {
    const why = 'third-party' as const;
    expect(blackOut('Farida said no.', [sister, { words: 'Farida said no.', why }])).toBe(mark);
  });

  it('are gone from every text of an item, however deep', () => {
    const item = { version: 2, note: 'Farida rang.', lines: [{ text: 'Ask Farida.' }], none: null };
    expect(blackOutAll(item, [sister])).toEqual({
      ...{ version: 2, note: `${mark} rang.`, lines: [{ text: `Ask ${mark}.` }], none: null },
    });
  });

  it('are three letters or more', () => {
    expect(blackOutInput.safeParse({ words: 'He', why: 'harm' }).success).toBe(false);
    expect(blackOutInput.safeParse({ words: 'Ali', why: 'harm' }).success).toBe(true);
  });
});
