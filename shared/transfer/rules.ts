import { addDays } from '../domain/calendar.ts';

/** How old imported answers may be to raise an alert: as long as a questionnaire stands before it is due again. */
export const alertDays = 42;

/** The first day of whose imported answers an alert is raised: what is older is history, and was dealt with or not then. */
export const alertsFrom = (today: string): string => addDays(today, -alertDays);
