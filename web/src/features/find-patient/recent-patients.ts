import type { FoundPatient } from '../../entities/patient/queries.ts';

const mostRecent = 8;

/** The records opened last, the latest first, each once. */
export const addRecent = (recent: readonly FoundPatient[], opened: FoundPatient): FoundPatient[] =>
  [opened, ...recent.filter(({ patientId }) => patientId !== opened.patientId)].slice(0, mostRecent);

/** The records opened last, with the ones of other tabs that this tab lacks after its own. */
export const joinRecent = (own: readonly FoundPatient[], others: readonly FoundPatient[]): FoundPatient[] =>
  [...own, ...others.filter(({ patientId }) => !own.some((one) => one.patientId === patientId))].slice(0, mostRecent);
