/** What PHQ-9 and GAD-7 have in common: they come from the same hands. */
export const frequency = {
  stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  options: [
    { text: 'Not at all', score: 0 },
    { text: 'Several days', score: 1 },
    { text: 'More than half the days', score: 2 },
    { text: 'Nearly every day', score: 3 },
  ],
  credit:
    'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
} as const;
