export type ScoreBand = {
  name: 'Low risk' | 'Moderate risk' | 'High risk';
  colour: 'green' | 'amber' | 'red';
  from: number;
};

/** The organisation's score ranges for planning reviews. They are not the instruments' own severities. */
export const scoreBands: readonly [ScoreBand, ...ScoreBand[]] = [
  { name: 'Low risk', colour: 'green', from: 0 },
  { name: 'Moderate risk', colour: 'amber', from: 11 },
  { name: 'High risk', colour: 'red', from: 21 },
];

export const bandLegend =
  "Bands are this service's score ranges for planning reviews. They do not predict suicide or self-harm.";

export const findBand = (score: number): ScoreBand => scoreBands.findLast(({ from }) => score >= from) ?? scoreBands[0];
