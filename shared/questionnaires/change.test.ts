import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, hasRecovered } from './change.ts';
import { gad } from './instruments/gad.ts';
import { phq } from './instruments/phq.ts';

const both = (phqFirst: number, phqLatest: number, gadFirst: number, gadLatest: number) => [
  { questionnaire: phq, first: phqFirst, latest: phqLatest },
  { questionnaire: gad, first: gadFirst, latest: gadLatest },
];
const phqScore = fc.integer({ min: 0, max: 27 });
const gadScore = fc.integer({ min: 0, max: 21 });

describe('reliable change', () => {
  it.each([
    ['PHQ-9 falls by 6', both(18, 12, 10, 10), 'Reliable improvement'],
    ['PHQ-9 falls by 5', both(18, 13, 10, 10), 'No reliable change'],
    ['GAD-7 falls by 4', both(10, 10, 12, 8), 'Reliable improvement'],
    ['one falls and the other rises by its own amount', both(18, 12, 8, 12), 'No reliable change'],
    ['one falls and the other rises by less', both(18, 12, 8, 11), 'Reliable improvement'],
    ['PHQ-9 rises by 6', both(10, 16, 8, 8), 'Reliable deterioration'],
  ])('%s', (_, courses, change) => {
    expect(changeOf(courses)).toBe(change);
  });

  it('is what a plain recount says, and turns round with time', () => {
    fc.assert(
      fc.property(phqScore, phqScore, gadScore, gadScore, (p1, p2, g1, g2) => {
        const better = p1 - p2 >= 6 || g1 - g2 >= 4;
        const worse = p2 - p1 >= 6 || g2 - g1 >= 4;
        const plain =
          better === worse ? 'No reliable change' : better ? 'Reliable improvement' : 'Reliable deterioration';
        expect(changeOf(both(p1, p2, g1, g2))).toBe(plain);
        expect(hasRecovered(both(p1, p2, g1, g2))).toBe((p1 >= 10 || g1 >= 8) && p2 < 10 && g2 < 8);
        const turned = changeOf(both(p2, p1, g2, g1));
        expect(turned === 'Reliable deterioration').toBe(plain === 'Reliable improvement');
      }),
    );
  });
});
