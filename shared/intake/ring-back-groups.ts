import { type Group, yesNo } from '../kernel/forms/field.ts';

/**
 * The five questions of a ring-back request as data. The schema of the API, the form on the site and the one without
 * scripts are made from it.
 */
export const ringBackGroups = {
  '': {
    title: 'Where and when',
    hint: 'Your number is all we need. We ring on weekdays, and we leave no message.',
    fields: {
      name: {
        kind: 'text',
        label: 'What may we call you?',
        hint: 'Any name you like, or none.',
        maxLength: 100,
        autoComplete: 'nickname',
      },
      phone: { kind: 'phone', label: 'Your number', maxLength: 30, autoComplete: 'tel' },
      times: { kind: 'text', label: 'When is it safe to ring?', hint: 'For example: weekdays before 3pm.' },
      language: { kind: 'text', label: 'Which language would you like to speak?', maxLength: 100 },
      sayWhoWeAre: { kind: 'choice', label: 'If somebody else answers, may we say who we are?', choices: yesNo },
    },
  },
} as const satisfies Record<string, Group>;
