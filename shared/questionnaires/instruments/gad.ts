import { phqAndGad } from '../phq-and-gad.ts';
import { defineQuestionnaire } from '../questionnaire.ts';

/** Spitzer, Kroenke, Williams, Löwe 2006. The wording stays unaltered. */
export const gad = defineQuestionnaire({
  id: 'gad',
  name: 'GAD-7',
  measures: 'Anxiety',
  place: 2,
  ...phqAndGad,
  questions: [
    { text: 'Feeling nervous, anxious or on edge' },
    { text: 'Not being able to stop or control worrying' },
    { text: 'Worrying too much about different things' },
    { text: 'Trouble relaxing' },
    { text: 'Being so restless that it is hard to sit still' },
    { text: 'Becoming easily annoyed or irritable' },
    { text: 'Feeling afraid as if something awful might happen' },
  ],
  severities: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 21, name: 'severe' },
  ],
  threshold: 8,
  reliableChange: 4,
  concerns: [],
});
