import { expect, it } from 'vitest';
import { firstServices } from '../organisation/organisation.ts';
import { answeredAloneFor, firstOpen, isPublishedIn, placeAfter, showQuestion } from './answered-alone.ts';
import { core10 } from './instruments/core10.ts';
import { gad } from './instruments/gad.ts';
import { phq } from './instruments/phq.ts';
import { instrumentsFor } from './offered.ts';
import { defineQuestionnaire, type Questionnaire } from './questionnaire.ts';

const asked = { types: ['phq', 'gad'], done: [], feedback: 'asked' } as const;
const answers = (upTo: number) => Array.from({ length: upTo }, (_, question) => ({ question, score: 1 }));

it('ASQ is asked by a worker and by nobody else, whatever the service', () => {
  for (const service of ['', ...firstServices.map(({ id }) => id)]) {
    expect(answeredAloneFor(service)).not.toContain('asq');
    const alone = instrumentsFor(service).filter(({ answeredAlone }) => answeredAlone);
    expect(answeredAloneFor(service)).toEqual(alone.map(({ id }) => id));
  }
});

it('half-answered begins again at the first question without an answer', () => {
  expect(firstOpen(asked, {})).toEqual({ type: 'phq', question: 0 });
  expect(firstOpen(asked, { phq: answers(4) })).toEqual({ type: 'phq', question: 4 });
  expect(firstOpen({ ...asked, done: ['phq'] }, { gad: answers(6) })).toEqual({ type: 'gad', question: 6 });
  expect(firstOpen({ ...asked, done: ['phq', 'gad'] }, {})).toBe('feedback');
  expect(firstOpen({ ...asked, done: ['phq', 'gad'], feedback: 'over' }, {})).toBe('end');
});

it('who has gone back goes on with the next question, and from the last one to what is open', () => {
  expect(placeAfter({ type: 'phq', question: 1 }, asked, { phq: answers(6) })).toEqual({ type: 'phq', question: 2 });
  expect(placeAfter({ type: 'phq', question: 8 }, { ...asked, done: ['phq'] }, {})).toEqual({
    type: 'gad',
    question: 0,
  });
});

const inUrdu: Questionnaire = {
  ...phq,
  published: {
    ur: {
      source: 'A test, and no publication',
      stem: 'stem',
      options: ['0', '1', '2', '3'],
      questions: Array(9).fill('سوال'),
    },
  },
};

it('a question is shown in a published wording, and in English where there is none', () => {
  expect(showQuestion(inUrdu, 2, 'ur')).toMatchObject({ language: 'ur', stem: 'stem', text: 'سوال' });
  expect(showQuestion(inUrdu, 2, 'ur').options[3]).toEqual({ text: '3', score: 3, end: undefined });
  expect(showQuestion(inUrdu, 2, 'pa')).toMatchObject({ language: 'en', text: phq.questions[2].text });
  expect(isPublishedIn(['phq'], 'ur')).toBe(false);
  expect(isPublishedIn(['phq', 'gad'], 'en')).toBe(true);
});

it('PHQ-9 and GAD-7 are asked in Hindi, each with its own published words for the same scores', () => {
  expect(isPublishedIn(['phq', 'gad'], 'hi')).toBe(true);
  expect(isPublishedIn(['phq', 'core10'], 'hi')).toBe(false);
  const [ofPhq, ofGad] = [showQuestion(phq, 8, 'hi'), showQuestion(gad, 6, 'hi')];
  expect([ofPhq.language, ofGad.language]).toEqual(['hi', 'hi']);
  expect(ofPhq.options.map(({ text, score }) => [score, text])).toEqual([
    [0, 'बिल्कुल नहीं'],
    [1, 'कई दिन'],
    [2, 'आधे से अधिक दिन'],
    [3, 'लगभग हर दिन'],
  ]);
  expect(ofGad.options[1]).toMatchObject({ score: 1, text: 'कई दिनों तक' });
});

it('an item that counts the other way round keeps its words in order and its own scores', () => {
  const shown = showQuestion(core10, 1, 'en');
  expect(shown.options[0]).toMatchObject({ text: 'Not at all', score: 4 });
});

it('a published wording with a question too few does not compile, nor one without a source', () => {
  const short = { source: 'x', options: ['No', 'Yes'], questions: ['one'] } as const;
  const two = {
    ...phq,
    questions: [{ text: 'One?' }, { text: 'Two?' }],
    options: [
      { text: 'No', score: 0 },
      { text: 'Yes', score: 1 },
    ],
  } as const;
  // @ts-expect-error: it has two questions.
  defineQuestionnaire({ ...two, published: { ur: short } });
  // @ts-expect-error: nobody says where it was published.
  defineQuestionnaire({ ...two, published: { ur: { options: ['No', 'Yes'], questions: ['one', 'two'] } } });
  expect(defineQuestionnaire({ ...two, published: { ur: { ...short, questions: ['one', 'two'] } } }).id).toBe('phq');
});
