import { addDays } from '../kernel/calendar.ts';

/** The age up to which imported answers raise an alert: the days after which a questionnaire is due again. */
export const alertDays = 42;

/** The first day whose imported answers raise an alert: older ones are history. */
export const alertsFrom = (today: string): string => addDays(today, -alertDays);
