import { phqAndGad } from '../phq-and-gad.ts';
import { defineQuestionnaire } from '../questionnaire.ts';

/** Kroenke, Spitzer, Williams 2001. The wording stays unaltered. */
export const phq = defineQuestionnaire({
  id: 'phq',
  name: 'PHQ-9',
  measures: 'Depression',
  place: 1,
  ...phqAndGad,
  questions: [
    { text: 'Little interest or pleasure in doing things' },
    { text: 'Feeling down, depressed, or hopeless' },
    { text: 'Trouble falling or staying asleep, or sleeping too much' },
    { text: 'Feeling tired or having little energy' },
    { text: 'Poor appetite or overeating' },
    { text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down' },
    { text: 'Trouble concentrating on things, such as reading the newspaper or watching television' },
    {
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    },
    { text: 'Thoughts that you would be better off dead or of hurting yourself in some way' },
  ],
  severities: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 19, name: 'moderately severe' },
    { from: 20, to: 27, name: 'severe' },
  ],
  threshold: 10,
  reliableChange: 6,
  concerns: [
    {
      when: [{ questions: [8], is: 'at-least', score: 1 }],
      reason: 'PHQ-9 item 9: thoughts of being better off dead or of self-harm',
      action:
        'Talk with them about this before they leave, whatever the total. Ask about plans and means, agree a safety plan and tell the responsible lead. If there is danger to life: 999 or A&E.',
    },
  ],
});
