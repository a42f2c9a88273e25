import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersMissing, checkAnswers, openQuestions, patientMissing } from './check-answers.ts';
import { describeAnswer } from './describe-answers.ts';
import { asq } from './instruments/asq.ts';
import { core10 } from './instruments/core10.ts';
import { gad } from './instruments/gad.ts';
import { ons4 } from './instruments/ons4.ts';
import { phq } from './instruments/phq.ts';
import { measuresOf } from './measures.ts';
import { timeliness } from './overdue.ts';
import { defineQuestionnaire, numberScale, type Questionnaire } from './questionnaire.ts';
import { findQuestionnaire, instruments } from './registry.ts';
import {
  type Answer,
  addWords,
  answersRaisingAlert,
  bandOf,
  concernOf,
  filterAsked,
  followUpOf,
  hasOptions,
  highestScore,
  immediateAction,
  isClinical,
  lowestScore,
  newConcernOf,
  optionsOf,
  outcomeOf,
  scoreOf,
  severityOf,
  wordsOf,
} from './scoring.ts';

const answersTo = (questionnaire: Questionnaire) =>
  fc
    .tuple(
      ...questionnaire.questions.map((_, question) =>
        fc.constantFrom(...optionsOf(questionnaire, question).map(({ score }) => score)),
      ),
    )
    .map((scores) => scores.map((score, question) => ({ question, score })));
const say = (...scores: (number | undefined)[]): Answer[] =>
  scores.flatMap((score, question) => (score === undefined ? [] : [{ question, score }]));

describe.each(instruments)('$name', (questionnaire) => {
  it('scores what a plain sum of its answers gives, or nothing where it has no total, and accepts every full set', () => {
    fc.assert(
      fc.property(answersTo(questionnaire), (answers) => {
        let sum = 0;
        for (const { score } of answers) sum += score;
        expect(scoreOf(questionnaire, answers)).toBe(questionnaire.reports === 'items' ? undefined : sum);
        expect(sum).toBeGreaterThanOrEqual(lowestScore(questionnaire));
        expect(sum).toBeLessThanOrEqual(highestScore(questionnaire));
        expect(checkAnswers(questionnaire, answers)).toBeUndefined();
        expect(openQuestions(questionnaire, answers)).toEqual([]);
      }),
    );
  });

  it('asks for every question that is asked of everybody', () => {
    fc.assert(
      fc.property(answersTo(questionnaire), fc.nat(), (answers, which) => {
        const required = answers.filter(
          ({ question }) => hasOptions(questionnaire, question) && !questionnaire.questions[question]?.askedIf,
        );
        const left = required.filter((_, index) => index !== which % required.length);
        expect(checkAnswers(questionnaire, left)).toBe(answersMissing);
        expect(openQuestions(questionnaire, left)).not.toEqual([]);
      }),
    );
  });

  it('refuses an answer twice, a score off its scale and a question it does not have', () => {
    fc.assert(
      fc.property(answersTo(questionnaire), fc.integer({ min: -9, max: 99 }), (answers, strange) => {
        const [first] = answers;
        expect(checkAnswers(questionnaire, [...answers, first as Answer])).toBe('Please answer each question once.');
        const offScale = !optionsOf(questionnaire, 0).some(({ score }) => score === strange);
        if (offScale) expect(checkAnswers(questionnaire, [{ question: 0, score: strange }])).toMatch('not an answer');
        if (!questionnaire.questions[strange]) {
          expect(checkAnswers(questionnaire, [...answers, { question: strange, score: 0 }])).toMatch('not an answer');
        }
      }),
    );
  });

  it('has a level for every value of an item that it reports', () => {
    for (const [question, { item }] of questionnaire.questions.entries()) {
      for (const { score } of item ? optionsOf(questionnaire, question) : []) {
        expect(item?.levels.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
      }
    }
  });

  it('has a severity for every total there can be, without gap or overlap', () => {
    const { severities } = questionnaire;
    if (!severities) return;
    for (let score = lowestScore(questionnaire); score <= highestScore(questionnaire); score += 1) {
      expect(severities.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
    }
  });
});

it('the instruments have the number of questions that the service asks for', () => {
  const specified = (['phq', 'gad', 'asq'] as const).map((id) => findQuestionnaire(id).questions.length);
  expect(specified).toEqual([9, 7, 5]);
});

it('the texts of the screens are the specified ones', () => {
  expect([patientMissing, answersMissing, timeliness(true), timeliness(false)]).toEqual([
    'Please make sure you have added a patient in the search box above.',
    'Please make sure all the questions have been answered.',
    'Test overdue',
    'Up to date',
  ]);
  for (const { reviewBands } of [phq, gad]) {
    expect(reviewBands.bands.map(({ name, colour, from }) => `${from}: ${name}, ${colour}`)).toEqual([
      '0: Low risk, green',
      '11: Moderate risk, amber',
      '21: High risk, red',
    ]);
    expect(reviewBands.legend).toBe(
      "Bands are this service's score ranges for planning reviews. They do not predict suicide or self-harm.",
    );
  }
});

describe('the band and what is beside it', () => {
  it.each([
    [0, 'Low risk', 'minimal', false],
    [9, 'Low risk', 'mild', false],
    [10, 'Low risk', 'moderate', true],
    [11, 'Moderate risk', 'moderate', true],
    [20, 'Moderate risk', 'severe', true],
    [21, 'High risk', 'severe', true],
    [27, 'High risk', 'severe', true],
  ])('a PHQ-9 of %i is %s, %s, at the threshold: %s', (score, band, severity, clinical) => {
    expect(bandOf(phq, score)?.name).toBe(band);
    expect(severityOf(phq, score)?.name).toBe(severity);
    expect(isClinical(phq, score)).toBe(clinical);
  });

  it('a GAD-7 is clinical from 8', () => {
    expect([7, 8].map((score) => isClinical(gad, score))).toEqual([false, true]);
  });

  it('an ASQ has neither band nor severity nor threshold', () => {
    expect(asq.reports).toBe('outcome');
    expect([0, 1, 5].map((score) => bandOf(asq, score))).toEqual([undefined, undefined, undefined]);
    expect(severityOf(asq, 5)).toBeUndefined();
    expect(isClinical(asq, 5)).toBe(false);
  });
});

it('the bands of PHQ-9 and GAD-7 are given to no other instrument, whatever its total', () => {
  const others = instruments.filter(({ id }) => id !== 'phq' && id !== 'gad');
  expect(others.length).toBeGreaterThan(2);
  for (const questionnaire of others) {
    for (const score of [0, 11, 21, 40]) expect(bandOf(questionnaire, score)).toBeUndefined();
  }
});

describe('what is to be done before the answers are saved', () => {
  it('is under item 9 of PHQ-9 from its first answer above Not at all, whatever else is answered', () => {
    const [concern] = phq.concerns;
    expect(immediateAction(phq, [{ question: 8, score: 1 }])).toEqual({ question: 8, action: concern?.action });
    expect(immediateAction(phq, [{ question: 8, score: 0 }])).toBeUndefined();
    expect(immediateAction(phq, say(3, 3, 3, 3, 3, 3, 3, 3))).toBeUndefined();
  });

  it('is under the last Yes of ASQ once all that it asks has been answered', () => {
    expect(immediateAction(asq, say(1))).toBeUndefined();
    expect(immediateAction(asq, say(1, 0, 0, 0))).toBeUndefined();
    expect(immediateAction(asq, say(1, 0, 0, 0, 1))?.question).toBe(4);
    expect(immediateAction(asq, say(1, 0, 0, 0, 0))?.question).toBe(0);
    expect(immediateAction(asq, say(0, 0, 0, 0))).toBeUndefined();
  });
});

describe('CORE-10', () => {
  it('counts items 2 and 3 the other way round', () => {
    const scores = (question: number) => optionsOf(core10, question).map(({ text, score }) => `${text} ${score}`);
    const plain = ['Not at all 0', 'Only occasionally 1', 'Sometimes 2', 'Often 3', 'Most or all the time 4'];
    const reversed = ['Not at all 4', 'Only occasionally 3', 'Sometimes 2', 'Often 1', 'Most or all the time 0'];
    expect(core10.questions.map((_, question) => scores(question))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((question) => (question === 1 || question === 2 ? reversed : plain)),
    );
    expect(highestScore(core10)).toBe(40);
  });

  it('raises an alert from the lowest answer above Not at all to item 6, and by nothing else', () => {
    fc.assert(
      fc.property(answersTo(core10), (answers) => {
        expect(concernOf(core10, answers) !== undefined).toBe((answers[5] as Answer).score >= 1);
      }),
    );
  });

  it.each([
    [5, 'healthy', false],
    [10, 'low', false],
    [11, 'mild', true],
    [19, 'moderate', true],
    [24, 'moderate to severe', true],
    [40, 'severe', true],
  ])('a total of %i is %s, a clinical case: %s', (score, severity, clinical) => {
    expect(severityOf(core10, score)?.name).toBe(severity);
    expect(isClinical(core10, score)).toBe(clinical);
  });
});

describe('ONS4', () => {
  it('is reported item by item, each with a name, a direction and levels of its own, and has no total', () => {
    expect(measuresOf(ons4).map(({ name, better, highest }) => [name, better, highest])).toEqual([
      ['Life satisfaction', 'higher', 10],
      ['Worthwhile', 'higher', 10],
      ['Happiness', 'higher', 10],
      ['Anxiety', 'lower', 10],
    ]);
    const levels = measuresOf(ons4).map(({ levelOf }) => [0, 1, 2, 4, 5, 6, 7, 9, 10].map((at) => levelOf(at)?.name));
    const wellBeing = ['low', 'low', 'low', 'low', 'medium', 'medium', 'high', 'very high', 'very high'];
    const anxiety = ['very low', 'very low', 'low', 'medium', 'medium', 'high', 'high', 'high', 'high'];
    expect(levels).toEqual([wellBeing, wellBeing, wellBeing, anxiety]);
    expect(measuresOf(ons4).map(({ valueIn }) => valueIn({ answers: say(7, 8, 6, 2) }))).toEqual([7, 8, 6, 2]);
    expect(scoreOf(ons4, say(7, 8, 6, 2))).toBeUndefined();
  });

  it('takes 0 to 10, and says what the two ends mean', () => {
    expect(checkAnswers(ons4, say(0, 10, 5, 11))).toMatch('not an answer');
    const ends = ons4.questions.map((_, question) => optionsOf(ons4, question).flatMap(({ end }) => end ?? []));
    expect(ends[0]).toEqual(['not at all', 'completely']);
    expect(ends[3]).toEqual(['not at all anxious', 'completely anxious']);
  });
});

describe('an instrument with yes/no items and one in free text', () => {
  const home = defineQuestionnaire({
    id: 'home',
    name: 'Home-2',
    measures: 'Safety at home',
    place: 9,
    questions: [{ text: 'Is your home safe?' }, { text: 'What would help?', inWords: true }],
    options: [
      { text: 'Yes', score: 0 },
      { text: 'No', score: 1 },
    ],
    credit: 'Made up.',
    better: 'lower',
    reports: 'total',
    outcomes: [],
    concerns: [],
  });
  const no = [{ question: 0, score: 1 }];
  const withWords = [...no, { question: 1, score: 0, text: 'A new lock' }];

  it('takes the words as an answer of their own, and blank words as none', () => {
    expect(addWords(home, no, { 1: ' A new lock ' })).toEqual(withWords);
    expect(addWords(home, no, { 1: ' ' })).toEqual(no);
    expect([no, withWords].map((answers) => checkAnswers(home, answers))).toEqual([undefined, undefined]);
  });

  it('asks for the options alone, and counts them alone', () => {
    expect(openQuestions(home, [])).toEqual([0]);
    expect(checkAnswers(home, withWords.slice(1))).toBe(answersMissing);
    expect([scoreOf(home, withWords), lowestScore(home), highestScore(home)]).toEqual([1, 0, 1]);
    expect(describeAnswer(home, { question: 1, score: 0 })).toBe('In words');
  });

  it('does not compile without options, or where people are to answer it alone', () => {
    // @ts-expect-error: no options
    defineQuestionnaire({ ...home, options: [] });
    // @ts-expect-error: free text that nobody reads
    defineQuestionnaire({ ...home, answeredAlone: true });
  });
});

describe('an instrument whose answers count from 1 and whose higher scores are better', () => {
  const safety = defineQuestionnaire({
    id: 'safety',
    name: 'Safety-3',
    measures: 'Safety',
    place: 9,
    questions: [{ text: 'I feel safe' }, { text: 'I am afraid', reversed: true }, { text: 'I have been hurt' }],
    options: numberScale(1, 5, ['never', 'always']),
    credit: 'Made up.',
    better: 'higher',
    reports: 'total',
    outcomes: [],
    concerns: [
      { when: [{ questions: [0], is: 'at-most', score: 2 }], reason: 'unsafe', action: 'Ask who is at home.' },
      { when: [{ questions: [2], is: 'at-least', score: 3 }], reason: 'hurt', action: 'Ask about today.' },
    ],
  });

  it('has a lowest total above 0', () => {
    expect([lowestScore(safety), highestScore(safety)]).toEqual([3, 15]);
    expect([lowestScore(asq), lowestScore(phq)]).toEqual([0, 0]);
  });

  it('raises an alert from the score that its file names, upwards or downwards, and by no other answer', () => {
    expect(concernOf(safety, say(3, 1, 2))).toBeUndefined();
    expect(answersRaisingAlert(safety, say(3, 1, 2))).toEqual([]);
    expect(concernOf(safety, say(2, 1, 1))?.reason).toBe('unsafe');
    expect(answersRaisingAlert(safety, say(2, 1, 1))).toEqual([{ question: 0, score: 2 }]);
    expect(concernOf(safety, say(5, 5, 3))?.reason).toBe('hurt');
    expect(answersRaisingAlert(safety, say(5, 5, 3))).toEqual([{ question: 2, score: 3 }]);
    expect(immediateAction(safety, say(2))).toEqual({ question: 0, action: 'Ask who is at home.' });
    expect(immediateAction(safety, say(3, 5, 2))).toBeUndefined();
  });

  it('calls for action anew where the answer that raised its alert is worse in its own direction', () => {
    expect(newConcernOf(safety, say(2, 1, 1), say(1, 1, 1))?.reason).toBe('unsafe');
    expect(newConcernOf(safety, say(1, 1, 1), say(2, 1, 1))).toBeUndefined();
    expect(newConcernOf(safety, say(2, 1, 1), say(2, 1, 2))).toBeUndefined();
    expect(newConcernOf(safety, say(5, 1, 3), say(5, 1, 4))?.reason).toBe('hurt');
  });
});

describe('words that go with an answer', () => {
  const withWords = (score: number, question = 3) =>
    say(0, 0, 0, 1, 0).map((one) => (one.question === question ? { ...one, score, text: 'By tablets, in May.' } : one));

  it('are asked for by items 4 and 5 of the ASQ, after a Yes, and are never required', () => {
    expect(followUpOf(asq, { question: 3, score: 1 })).toBe('How? When?');
    expect(followUpOf(asq, { question: 4, score: 1 })).toBe('Please describe');
    expect(followUpOf(asq, { question: 3, score: 0 })).toBeUndefined();
    expect(followUpOf(asq, { question: 0, score: 1 })).toBeUndefined();
    expect(checkAnswers(asq, say(0, 0, 0, 1, 0))).toBeUndefined();
  });

  it('are refused with an answer that does not ask for them', () => {
    expect(checkAnswers(asq, withWords(1))).toBeUndefined();
    expect(checkAnswers(asq, withWords(0))).toBe('Please write words only beside an answer that asks for them.');
    expect(checkAnswers(asq, withWords(0, 0))).toBe('Please write words only beside an answer that asks for them.');
  });
});

describe('PHQ-9 item 9', () => {
  it('needs a talk whenever it is above 0, whatever the total, and only then', () => {
    fc.assert(
      fc.property(answersTo(phq), (answers) => {
        expect(concernOf(phq, answers) !== undefined).toBe((answers[8] as Answer).score > 0);
      }),
    );
  });
});

describe('a correction calls for action anew', () => {
  const phqWith = (item9: number) => say(1, 1, 1, 1, 1, 1, 1, 1, item9);
  it.each([
    ['where nothing was called for before', phq, phqWith(0), phqWith(1), true],
    ['where item 9 is worse than before', phq, phqWith(1), phqWith(3), true],
    ['but not where item 9 is as it was', phq, say(3, 3, 3, 3, 3, 3, 3, 3, 1), phqWith(1), false],
    ['nor where item 9 is milder', phq, phqWith(3), phqWith(1), false],
    ['nor where nothing is called for', phq, phqWith(1), phqWith(0), false],
    ['where the outcome is another', asq, say(0, 0, 0, 1, 0), say(0, 0, 0, 1, 1), true],
    ['where thoughts came to a screen that stays non-acute', asq, say(0, 0, 0, 1, 0), say(0, 0, 1, 1, 0), true],
    ['but not where a Yes of such a screen was none', asq, say(0, 0, 1, 1, 0), say(0, 0, 0, 1, 0), false],
  ])('%s', (_, questionnaire, before, after, isNew) => {
    expect(newConcernOf(questionnaire, before, after)).toEqual(isNew ? concernOf(questionnaire, after) : undefined);
  });
});

describe('ASQ', () => {
  const plainly = (one: Answer[]): string => {
    const of = (question: number) => one.find((answer) => answer.question === question)?.score;
    if (of(4) === 1) return 'Acute positive screen';
    if (of(0) === 1 || of(1) === 1 || of(2) === 1 || of(3) === 1) {
      return of(4) === undefined ? 'Positive screen - question 5 not answered' : 'Non-acute positive screen';
    }
    return 'Negative screen';
  };

  it('has the outcome of the table for every one of the 48 ways to answer it', () => {
    const yesOrNo = [0, 1];
    const all = yesOrNo.flatMap((a) =>
      yesOrNo.flatMap((b) =>
        yesOrNo.flatMap((c) =>
          yesOrNo.flatMap((d) => [undefined, 0, 1].map((e) => filterAsked(asq, say(a, b, c, d, e)))),
        ),
      ),
    );
    for (const answers of all) {
      expect(outcomeOf(asq, answers)?.risk).toBe(plainly(answers));
      expect(concernOf(asq, answers) !== undefined).toBe(plainly(answers) !== 'Negative screen');
    }
    expect(all).toHaveLength(48);
  });

  it('drops a stored answer to question 5 when every earlier Yes becomes No', () => {
    expect(filterAsked(asq, say(0, 1, 0, 0, 1))).toEqual(say(0, 1, 0, 0, 1));
    expect(filterAsked(asq, say(0, 0, 0, 0, 1))).toEqual(say(0, 0, 0, 0));
    expect(outcomeOf(asq, filterAsked(asq, say(0, 0, 0, 0, 1)))?.risk).toBe('Negative screen');
  });

  it('asks question 5 only after a Yes, and takes an answer without it', () => {
    expect(openQuestions(asq, say(0, 0, 0, 0))).toEqual([]);
    expect(openQuestions(asq, say(0, 0, 1, 0))).toEqual([4]);
    expect(checkAnswers(asq, say(0, 0, 1, 0))).toBeUndefined();
  });
});

it('only the answers that came with words are told with them', () => {
  const answers = [
    { question: 0, score: 1, text: 'Rarely' },
    { question: 1, score: 2 },
    { question: 2, score: 0, text: '' },
  ];
  expect(wordsOf(answers)).toEqual([{ question: 0, score: 1, text: 'Rarely' }]);
});
