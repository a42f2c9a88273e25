import { defineQuestionnaire } from '../../shared/questionnaires/questionnaire.ts';

/** A questionnaire that exists in tests only, as one data file would add it. */
const mood = defineQuestionnaire({
  id: 'mood',
  name: 'Mood-2',
  measures: 'Mood',
  place: 9,
  stem: 'How was this week?',
  questions: [{ text: 'I felt low' }, { text: 'I felt alone' }],
  options: [
    { text: 'Never', score: 0 },
    { text: 'Often', score: 4 },
  ],
  credit: 'Made up.',
  everyDays: 14,
  better: 'lower',
  reports: 'total',
  severities: [{ from: 0, to: 8, name: 'some' }],
  threshold: 4,
  outcomes: [],
  concerns: [
    {
      when: [{ questions: [1], is: 'at-least', score: 1 }],
      reason: 'Mood-2: feeling alone',
      action: 'Ask who could come round.',
    },
  ],
});

type Registry = typeof import('../../shared/questionnaires/registry.ts');
type Ids = typeof import('../../shared/questionnaires/ids.ts');

type InUse = typeof import('../../shared/organisation/instruments.ts');

/** The generated files as they would be with the made-up one in the folder. */
export const withMood = (real: Registry): Registry =>
  ({
    instruments: [...real.instruments, mood],
    findQuestionnaire: (id: string) => (id === 'mood' ? mood : real.findQuestionnaire(id as 'phq')),
  }) as unknown as Registry;
export const withMoodInUse = ({ instrumentsInUse }: InUse) => ({
  instrumentsInUse: { ...instrumentsInUse, mood: 'every-service' },
});
export const withMoodId = ({ questionnaireIds }: Ids) => ({ questionnaireIds: [...questionnaireIds, 'mood'] });
