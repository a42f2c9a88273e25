/** The time zone that maps an instant to the day and time on a clock here, and back. */
export const londonZone = 'Europe/London';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: londonZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export type LocalTime = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM`, of 24 hours. */
  readonly time: string;
};

/** The day and time of an instant on a clock in London. */
export const londonTimeOf = (instant: string): LocalTime => {
  const parts = Object.fromEntries(clock.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};

const hourMs = 60 * 60_000;
/** The offsets of London from UTC, in winter and in summer. */
const offsets = [hourMs, 0];

/**
 * The instant at which a clock in London shows a day and a time; undefined where the clocks skip that hour. Of an hour
 * that the clocks repeat, it is the first.
 */
export const instantOf = ({ day, time }: LocalTime): string | undefined => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return offsets
    .map((offset) => new Date(asUtc - offset).toISOString())
    .find((instant) => {
      const shown = londonTimeOf(instant);
      return shown.day === day && shown.time === time;
    });
};
