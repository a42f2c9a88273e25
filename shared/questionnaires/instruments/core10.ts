import { defineQuestionnaire } from '../questionnaire.ts';

/**
 * CORE-10 (Barkham and others 2013). Its licence, CC BY-NC-ND 4.0, asks that wording, order and scoring stay unaltered, that
 * nobody sells it, and that whoever answers sees the copyright line, letter by letter (CORE System Trust, 21 May 2025).
 */
export const core10 = defineQuestionnaire({
  id: 'core10',
  name: 'CORE-10',
  measures: 'Psychological distress',
  place: 5,
  stem: 'Over the last week',
  questions: [
    { text: 'I have felt tense, anxious or nervous' },
    { text: 'I have felt I have someone to turn to for support when needed', reversed: true },
    { text: 'I have felt able to cope when things go wrong', reversed: true },
    { text: 'Talking to people has felt too much for me' },
    { text: 'I have felt panic or terror' },
    { text: 'I made plans to end my life' },
    { text: 'I have had difficulty getting to sleep or staying asleep' },
    { text: 'I have felt despairing or hopeless' },
    { text: 'I have felt unhappy' },
    { text: 'Unwanted images or memories have been distressing me' },
  ],
  options: [
    { text: 'Not at all', score: 0 },
    { text: 'Only occasionally', score: 1 },
    { text: 'Sometimes', score: 2 },
    { text: 'Often', score: 3 },
    { text: 'Most or all the time', score: 4 },
  ],
  credit: '© CORE System Trust: https://www.coresystemtrust.org.uk/copyright.pdf',
  better: 'lower',
  everyDays: 42,
  reports: 'total',
  severities: [
    { from: 0, to: 5, name: 'healthy' },
    { from: 6, to: 10, name: 'low' },
    { from: 11, to: 14, name: 'mild' },
    { from: 15, to: 19, name: 'moderate' },
    { from: 20, to: 24, name: 'moderate to severe' },
    { from: 25, to: 40, name: 'severe' },
  ],
  threshold: 11,
  reliableChange: 6,
  answeredAlone: true,
  outcomes: [],
  concerns: [
    {
      when: [{ questions: [5], is: 'at-least', score: 1 }],
      reason: 'CORE-10 item 6: plans to end their life',
      action:
        'Talk with the person about these plans now, before they leave, whatever the total is. Ask about means and when, agree a safety plan and tell the responsible lead. If there is danger to life: 999 or A&E.',
    },
  ],
});
