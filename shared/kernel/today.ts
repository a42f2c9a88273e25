const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The calendar day in London, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => london.format(now);
