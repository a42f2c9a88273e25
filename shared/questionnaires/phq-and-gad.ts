/** The common part of PHQ-9 and GAD-7: they have the same authors, and the service plans reviews by them. */
export const phqAndGad = {
  stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  options: [
    { text: 'Not at all', score: 0 },
    { text: 'Several days', score: 1 },
    { text: 'More than half the days', score: 2 },
    { text: 'Nearly every day', score: 3 },
  ],
  credit:
    'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
  better: 'lower',
  everyDays: 42,
  reports: 'total',
  /** The organisation's score ranges for planning reviews. They are not the instruments' own severities. */
  reviewBands: {
    bands: [
      { name: 'Low risk', colour: 'green', from: 0 },
      { name: 'Moderate risk', colour: 'amber', from: 11 },
      { name: 'High risk', colour: 'red', from: 21 },
    ],
    legend: "Bands are this service's score ranges for planning reviews. They do not predict suicide or self-harm.",
  },
  /** NHS Talking Therapies judge the two together. */
  judgedWith: 'NHS Talking Therapies',
  answeredAlone: true,
  outcomes: [],
} as const;
