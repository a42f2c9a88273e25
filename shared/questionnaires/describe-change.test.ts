import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, describeChange, describeJointChange, hasRecovered } from './describe-change.ts';
import type { QuestionnaireId } from './ids.ts';
import { gad } from './instruments/gad.ts';
import { phq } from './instruments/phq.ts';
import type { Questionnaire } from './questionnaire.ts';

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
  ])('%s', (_, pairs, change) => {
    expect(changeOf(pairs)).toBe(change);
  });

  it('is what a plain recount finds, and turns round with time', () => {
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

describe('the words of change', () => {
  const test = (questionType: QuestionnaireId, first: number, latest?: number) => ({
    questionType,
    first: { resultId: 'a', score: first },
    latest: latest === undefined ? { resultId: 'a', score: first } : { resultId: 'b', score: latest },
  });

  it('belong to one instrument: a first GAD-7 has none, however much a PHQ-9 fell', () => {
    const [phqTest, gadTest] = [test('phq', 20, 12), test('gad', 21)];
    expect(describeChange(phqTest)).toEqual({ change: 'Reliable improvement', recovered: false, difference: 'down 8' });
    expect(describeChange(gadTest)).toBeUndefined();
    expect(describeJointChange([phqTest, gadTest])).toBeUndefined();
  });

  it('of both together are named as such, and are said where both were answered twice', () => {
    expect(describeJointChange([test('phq', 18, 9), test('gad', 12, 6)])).toEqual({
      by: 'NHS Talking Therapies',
      of: 'PHQ-9 and GAD-7',
      change: 'Reliable improvement',
      recovered: true,
    });
    expect(describeJointChange([test('phq', 18, 9), test('gad', 6, 12)])?.change).toBe('No reliable change');
    expect(describeJointChange([test('phq', 18, 9), test('core10', 30, 5)])).toBeUndefined();
  });

  it('follow the amount and the threshold of the file: CORE-10 by 6, from 11', () => {
    expect(describeChange(test('core10', 16, 10))).toMatchObject({ change: 'Reliable improvement', recovered: true });
    expect(describeChange(test('core10', 16, 11))).toMatchObject({ change: 'No reliable change', recovered: false });
    expect(describeChange(test('core10', 10, 16))?.change).toBe('Reliable deterioration');
  });

  it('are none where the file has no amount: ASQ and ONS4', () => {
    expect(describeChange(test('asq', 0, 4))).toBeUndefined();
    expect(
      describeChange({ questionType: 'ons4', first: { resultId: 'a' }, latest: { resultId: 'b' } }),
    ).toBeUndefined();
  });

  it('turn with the direction: of a scale that is better when higher, a rise is the improvement', () => {
    const wellBeing: Questionnaire = { ...phq, better: 'higher', threshold: 40, reliableChange: 3 };
    const pair = (first: number, latest: number) => [{ questionnaire: wellBeing, first, latest }];
    expect(changeOf(pair(30, 51))).toBe('Reliable improvement');
    expect(changeOf(pair(51, 30))).toBe('Reliable deterioration');
    expect(changeOf(pair(30, 32))).toBe('No reliable change');
    expect([hasRecovered(pair(40, 41)), hasRecovered(pair(41, 45))]).toEqual([true, false]);
  });
});
