import { defineQuestionnaire } from '../questionnaire.ts';

const yesToScreening = { questions: [0, 1, 2, 3], is: 'at-least', score: 1 } as const;
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
    {
      text: 'Have you ever tried to kill yourself? (If yes: how? when?)',
      followUp: { label: 'How? When?', from: 1 },
    },
    {
      text: 'Are you having thoughts of killing yourself right now? (If yes: please describe)',
      askedIf: yesToScreening,
      followUp: { label: 'Please describe', from: 1 },
    },
  ],
  options: [
    { text: 'No', score: 0 },
    { text: 'Yes', score: 1 },
  ],
  credit: 'Ask Suicide-Screening Questions (ASQ), National Institute of Mental Health. Public domain.',
  better: 'lower',
  everyDays: 42,
  reports: 'outcome',
  counts: 'answered Yes',
  outcomes: [
    {
      risk: 'Acute positive screen',
      when: [{ questions: rightNow, is: 'at-least', score: 1 }],
      advice:
        'Do not leave the person alone; remove means; urgent full assessment: 999, A&E or NHS 111 option 2; alert the lead now; record what was done.',
      raisesAlert: true,
    },
    {
      risk: 'Positive screen - question 5 not answered',
      when: [yesToScreening, { questions: rightNow, is: 'not-answered' }],
      advice: 'Treat as acute until it has been asked.',
      raisesAlert: true,
    },
    {
      risk: 'Non-acute positive screen',
      when: [yesToScreening],
      advice:
        'A trained colleague does a brief safety assessment before they leave; tell the responsible lead; make a safety plan.',
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
