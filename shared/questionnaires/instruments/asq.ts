import { defineQuestionnaire } from '../questionnaire.ts';

const screening = [0, 1, 2, 3];
const rightNow = [4];

/** NIMH Ask Suicide-Screening Questions, public domain. Its sum is a count of Yes and never a band. */
export const asq = defineQuestionnaire({
  id: 'asq',
  name: 'ASQ',
  measures: 'Suicide risk screen',
  place: 3,
  questions: [
    { text: 'In the past few weeks, have you wished you were dead?' },
    { text: 'In the past few weeks, have you felt that you or your family would be better off if you were dead?' },
    { text: 'In the past week, have you been having thoughts about killing yourself?' },
    { text: 'Have you ever tried to kill yourself? (If yes: how? when?)' },
    {
      text: 'Are you having thoughts of killing yourself right now? (If yes: please describe)',
      askedIfAny: screening,
    },
  ],
  options: [
    { text: 'No', score: 0 },
    { text: 'Yes', score: 1 },
  ],
  credit: 'Ask Suicide-Screening Questions (ASQ), National Institute of Mental Health. Public domain.',
  everyDays: 42,
  total: false,
  severities: [],
  outcomes: [
    {
      risk: 'Acute positive screen',
      when: [{ questions: rightNow, is: 'above-0' }],
      advice:
        'Do not leave the person alone; remove means; urgent full assessment: 999, A&E or NHS 111 option 2; alert the lead now; record what was done.',
      raisesAlert: true,
    },
    {
      risk: 'Positive screen - question 5 not answered',
      when: [
        { questions: screening, is: 'above-0' },
        { questions: rightNow, is: 'not-answered' },
      ],
      advice: 'Treat as acute until it has been asked.',
      raisesAlert: true,
    },
    {
      risk: 'Non-acute positive screen',
      when: [{ questions: screening, is: 'above-0' }],
      advice:
        'A trained person makes a brief safety assessment before the person leaves; tell the responsible lead; make a safety plan.',
      raisesAlert: true,
    },
    {
      risk: 'Negative screen',
      when: [],
      advice: 'Judgement always overrides a negative screen.',
      raisesAlert: false,
    },
  ],
  concerns: [],
});
