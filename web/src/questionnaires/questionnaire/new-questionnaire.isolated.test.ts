import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { type Measure, measuresOf } from '../../../../shared/questionnaires/measures.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { ScoreChart } from '../parts/results/score-chart.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

vi.mock('../../../../shared/questionnaires/registry.ts', async (load) => {
  const { withMood } = await import('../../../../tests/support/made-up-questionnaire.ts');
  return withMood(await load());
});
vi.mock('../../../../shared/questionnaires/ids.ts', async (load) => {
  const { withMoodId } = await import('../../../../tests/support/made-up-questionnaire.ts');
  return withMoodId(await load());
});

const mood = findQuestionnaire('mood' as 'phq');

it('a new questionnaire has its screen and its chart from its data alone', () => {
  expect(questionnaireIds).toContain('mood');
  const form = renderToString(
    createElement(QuestionnaireForm, {
      questionnaire: mood,
      patient: undefined,
      leave: undefined,
      search: () => null,
      saved: { version: 0, values: { q0: '4', questionDate: '2026-11-20', why: '' } },
      place: { form: 'answer-mood', recordId: undefined },
      isCorrection: false,
      send: async () => ({ status: 'unreachable' as const }),
      onSaved: () => undefined,
    }),
  );
  for (const text of ['How was this week?', 'I felt low', 'I felt alone', 'Often', 'Made up.']) {
    expect(form).toContain(text);
  }
  expect(form.replaceAll('<!-- -->', '')).toContain('1 of 2 answered');

  const result = {
    resultId: 'one',
    patientId: 'one',
    questionType: 'mood' as 'phq',
    questionDate: '2026-11-20',
    answers: [],
    score: 8,
    recordedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
  };
  const [measure] = measuresOf(mood) as [Measure];
  const chart = renderToString(
    createElement(ScoreChart, {
      questionnaire: mood,
      measure,
      results: [result],
      episodes: [{ number: 1, from: '2026-11-01' }],
      alerted: new Set<string>(),
    }),
  );
  expect(chart).toContain('Mood-2: mood score over time');
  expect(chart).toContain('clinical threshold of 4');
});
