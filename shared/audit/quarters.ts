/** The quarter of a day, and the ones before it: `2026-Q4`. */
export const lastQuarters = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => {
    const one = index - back;
    return `${Math.floor(one / 4)}-Q${(one % 4) + 1}`;
  });
};

/** Whether a quarter has ended by a day. */
export const isOver = (quarter: string, day: string): boolean => quarter < (lastQuarters(day, 1)[0] ?? '');
