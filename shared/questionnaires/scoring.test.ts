import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeliness } from '../domain/overdue.ts';
import { bandLegend, findBand, scoreBands } from '../domain/score-band.ts';
import { answersMissing, checkAnswers, openQuestions, patientMissing } from './check-answers.ts';
import { asq } from './instruments/asq.ts';
import { gad } from './instruments/gad.ts';
import { phq } from './instruments/phq.ts';
import type { Questionnaire } from './questionnaire.ts';
import { instruments } from './registry.ts';
import {
  type Answer,
  concernOf,
  highestScore,
  isAtThreshold,
  keepAsked,
  newConcernOf,
  outcomeOf,
  scoreOf,
  severityOf,
} from './scoring.ts';

const answersTo = ({ questions, options }: Questionnaire) =>
  fc
    .array(fc.constantFrom(...options.map(({ score }) => score)), {
      minLength: questions.length,
      maxLength: questions.length,
    })
    .map((scores) => scores.map((score, question) => ({ question, score })));
const say = (...scores: (number | undefined)[]): Answer[] =>
  scores.flatMap((score, question) => (score === undefined ? [] : [{ question, score }]));

describe.each(instruments)('$name', (questionnaire) => {
  it('scores what a plain sum of its answers gives, and accepts every full set', () => {
    fc.assert(
      fc.property(answersTo(questionnaire), (answers) => {
        let sum = 0;
        for (const { score } of answers) sum += score;
        expect(scoreOf(answers)).toBe(sum);
        expect(sum).toBeLessThanOrEqual(highestScore(questionnaire));
        expect(checkAnswers(questionnaire, answers)).toBeUndefined();
        expect(openQuestions(questionnaire, answers)).toEqual([]);
      }),
    );
  });

  it('asks for every question that is asked of everybody', () => {
    fc.assert(
      fc.property(answersTo(questionnaire), fc.nat(), (answers, which) => {
        const required = answers.filter(({ question }) => !questionnaire.questions[question]?.askedIfAny);
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
        const offScale = !questionnaire.options.some(({ score }) => score === strange);
        if (offScale) expect(checkAnswers(questionnaire, [{ question: 0, score: strange }])).toMatch('not an answer');
        if (!questionnaire.questions[strange]) {
          expect(checkAnswers(questionnaire, [...answers, { question: strange, score: 0 }])).toMatch('not an answer');
        }
      }),
    );
  });

  it('has a severity for every total there can be, without gap or overlap', () => {
    if (questionnaire.severities.length === 0) return;
    for (let score = 0; score <= highestScore(questionnaire); score += 1) {
      expect(questionnaire.severities.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
    }
  });
});

it('the instruments have the number of questions that the service asks for', () => {
  expect(instruments.map(({ id, questions }) => [id, questions.length])).toEqual([
    ['phq', 9],
    ['gad', 7],
    ['asq', 5],
  ]);
});

it('the texts of the screens are the specified ones', () => {
  expect([patientMissing, answersMissing, timeliness(true), timeliness(false)]).toEqual([
    'Please make sure you have added a patient in the search box above.',
    'Please make sure all the questions have been answered.',
    'Test overdue',
    'Up to date',
  ]);
  expect(scoreBands.map(({ name, colour }) => `${name}, ${colour}`)).toEqual([
    'Low risk, green',
    'Moderate risk, amber',
    'High risk, red',
  ]);
  expect(bandLegend).toMatch('They do not predict suicide or self-harm.');
});

describe('the band and what stands beside it', () => {
  it.each([
    [0, 'Low risk', 'minimal', false],
    [9, 'Low risk', 'mild', false],
    [10, 'Low risk', 'moderate', true],
    [11, 'Moderate risk', 'moderate', true],
    [20, 'Moderate risk', 'severe', true],
    [21, 'High risk', 'severe', true],
    [27, 'High risk', 'severe', true],
  ])('a PHQ-9 of %i is %s, %s, at the threshold: %s', (score, band, severity, clinical) => {
    expect(findBand(score).name).toBe(band);
    expect(severityOf(phq, score)?.name).toBe(severity);
    expect(isAtThreshold(phq, score)).toBe(clinical);
  });

  it('a GAD-7 is clinical from 8', () => {
    expect([7, 8].map((score) => isAtThreshold(gad, score))).toEqual([false, true]);
  });

  it('an ASQ has neither band nor severity nor threshold', () => {
    expect(asq).toMatchObject({ total: false, severities: [] });
    expect(severityOf(asq, 5)).toBeUndefined();
    expect(isAtThreshold(asq, 5)).toBe(false);
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
          yesOrNo.flatMap((d) => [undefined, 0, 1].map((e) => keepAsked(asq, say(a, b, c, d, e)))),
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
    expect(keepAsked(asq, say(0, 1, 0, 0, 1))).toEqual(say(0, 1, 0, 0, 1));
    expect(keepAsked(asq, say(0, 0, 0, 0, 1))).toEqual(say(0, 0, 0, 0));
    expect(outcomeOf(asq, keepAsked(asq, say(0, 0, 0, 0, 1)))?.risk).toBe('Negative screen');
  });

  it('asks question 5 only after a Yes, and takes an answer without it', () => {
    expect(openQuestions(asq, say(0, 0, 0, 0))).toEqual([]);
    expect(openQuestions(asq, say(0, 0, 1, 0))).toEqual([4]);
    expect(checkAnswers(asq, say(0, 0, 1, 0))).toBeUndefined();
  });
});
