/**
 * Moments at which tests that depend on the clock tend to fail: the name, and the instant. The hours are those of the
 * first day of a quarter, four days after the clocks went forward: just after midnight it is still March in UTC, and 24
 * hours times a number of days before it is another day. Each of the other days has the hour at which it matters most.
 */
export const moments = {
  '00:10': '2027-04-01T00:10:00+01:00',
  '03:30': '2027-04-01T03:30:00+01:00',
  '09:00': '2027-04-01T09:00:00+01:00',
  '20:30': '2027-04-01T20:30:00+01:00',
  '23:55': '2027-04-01T23:55:00+01:00',
  /** A minute before the night has an hour less. */
  'clocks-forward': '2027-03-28T00:59:00+00:00',
  /** The 31st of a month that is longer than both of its neighbours. */
  'month-end': '2027-03-31T20:30:00+01:00',
  /** A minute before the hour that comes twice. */
  'clocks-back': '2027-10-31T01:59:00+01:00',
  /** The third of four days in a row on which nobody works. */
  'bank-holiday': '2027-12-27T09:00:00+00:00',
  'new-years-eve': '2027-12-31T23:55:00+00:00',
  'leap-day': '2028-02-29T10:00:00+00:00',
} as const;

export type MomentName = keyof typeof moments;
