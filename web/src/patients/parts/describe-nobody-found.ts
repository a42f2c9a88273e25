import { kindsOfRecords, parseExact } from '../../../../shared/patients/patient-search.ts';

/** What a search says that found nobody. */
export const describeNobodyFound = (typed: string): string =>
  parseExact(typed).some(({ kind }) => kindsOfRecords.includes(kind))
    ? 'No patient found among the records that you may open. Please search by name or date of birth, too.'
    : 'No patient found. Try fewer letters or another spelling.';
