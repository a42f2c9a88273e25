import { defineQuestionnaire, numberScale } from '../questionnaire.ts';

const wellBeing = [
  { from: 0, to: 4, name: 'low' },
  { from: 5, to: 6, name: 'medium' },
  { from: 7, to: 8, name: 'high' },
  { from: 9, to: 10, name: 'very high' },
] as const;

/**
 * The four questions on personal well-being of the Office for National Statistics, with its thresholds. They are
 * reported one by one: the four have no total. The service plans when people are asked again.
 */
export const ons4 = defineQuestionnaire({
  id: 'ons4',
  name: 'ONS4',
  measures: 'Personal well-being',
  place: 4,
  stem: 'Next I would like to ask you four questions about your feelings on aspects of your life. There are no right or wrong answers. For each of these questions I\'d like you to give an answer on a scale of 0 to 10, where 0 is "not at all" and 10 is "completely".',
  questions: [
    {
      text: 'Overall, how satisfied are you with your life nowadays?',
      item: { name: 'Life satisfaction', levels: wellBeing },
    },
    {
      text: 'Overall, to what extent do you feel that the things you do in your life are worthwhile?',
      item: { name: 'Worthwhile', levels: wellBeing },
    },
    { text: 'Overall, how happy did you feel yesterday?', item: { name: 'Happiness', levels: wellBeing } },
    {
      text: 'On a scale where 0 is "not at all anxious" and 10 is "completely anxious", overall, how anxious did you feel yesterday?',
      options: numberScale(0, 10, ['not at all anxious', 'completely anxious']),
      item: {
        name: 'Anxiety',
        better: 'lower',
        levels: [
          { from: 0, to: 1, name: 'very low' },
          { from: 2, to: 3, name: 'low' },
          { from: 4, to: 5, name: 'medium' },
          { from: 6, to: 10, name: 'high' },
        ],
      },
    },
  ],
  options: numberScale(0, 10, ['not at all', 'completely']),
  credit: 'Personal well-being questions (ONS4), Office for National Statistics. Free to use.',
  better: 'higher',
  reports: 'items',
  answeredAlone: true,
  outcomes: [],
  concerns: [],
});
