import { addDays } from '../kernel/calendar.ts';
import type { Service } from '../organisation/facts.ts';

const without = (services: readonly Service[], others: readonly Service[]): Service[] =>
  services.filter(({ id }) => others.every((one) => one.id !== id));

/** A published service that others leave out. Records can name it, so that it can only end. */
export const findLeftOut = (services: readonly Service[], published: readonly Service[]): Service | undefined =>
  without(published, services)[0];

/** Earlier services that are put back on a day, with those that were published since, which end the day before. */
export const putBackServices = (earlier: readonly Service[], published: readonly Service[], day: string): Service[] => [
  ...earlier,
  ...without(published, earlier).map((one) => ({ ...one, endsOn: one.endsOn ?? addDays(day, -1) })),
];
