/** With two decimals when it is fractional. */
export const formatScore = (score: number): string => (Number.isInteger(score) ? String(score) : score.toFixed(2));
