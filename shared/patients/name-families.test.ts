import { describe, expect, it } from 'vitest';
import { beginningsOf, everyFamily, foldSpelling } from './name-families.ts';

const spellings = everyFamily.flat();

describe('the families of spellings', () => {
  it.each([
    ['mohammed', 'muhammad', 'mohamed', 'mohd', 'mohammad', 'maxamed'],
    ['hussain', 'hussein', 'husain', 'xuseen'],
    ['begum', 'begam'],
    ['chaudhry', 'choudhury', 'chowdhury'],
    ['khatun', 'khatoon'],
    ['ahmed', 'ahmad', 'axmed'],
    ['abdul', 'abdel'],
    ['yusuf', 'yousuf', 'yusef'],
    ['fatima', 'fatema', 'faadumo'],
    ['aisha', 'ayesha', 'caasha'],
    ['sayed', 'syed'],
    ['osman', 'usman', 'uthman'],
    ['omar', 'umar'],
    ['zaynab', 'zainab'],
  ])('have one key for %s and its like', (...alike) => {
    expect(new Set(alike.map(foldSpelling)).size).toBe(1);
  });

  it.each([
    ['hassan', 'hussain'],
    ['mohammed', 'mahmud'],
    ['said', 'syed'],
    ['abdi', 'abdul'],
    ['rahim', 'rahman'],
  ])('keep %s and %s apart', (one, other) => expect(foldSpelling(one)).not.toBe(foldSpelling(other)));

  it('leave every other name as it is', () => expect(foldSpelling('vandermeer')).toBe('vandermeer'));

  it('give no spelling twice, and each as it is in keys', () => {
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    expect(spellings.filter((one) => !/^[a-z]{2,15}$/.test(one))).toEqual([]);
  });

  it('find a name by the beginning of any spelling', () => {
    for (const spelling of spellings) {
      for (let length = 1; length <= spelling.length; length += 1) {
        const found = beginningsOf(spelling.slice(0, length));
        expect(found.some((beginning) => foldSpelling(spelling).startsWith(beginning))).toBe(true);
      }
    }
  });

  it('never make a search much wider', () => {
    const beginnings = (length: number) => [...new Set(spellings.map((one) => one.slice(0, length)))];
    const widest = (length: number) => Math.max(...beginnings(length).map((one) => beginningsOf(one).length));
    expect([widest(1), widest(2), widest(3)]).toEqual([10, 6, 3]);
  });
});
