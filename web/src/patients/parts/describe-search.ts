import { kindsOfRecords, parseExact } from '../../../../shared/patients/patient-search.ts';

/** What a search says that found nobody. */
export const describeNobodyFound = (typed: string): string =>
  parseExact(typed).some(({ kind }) => kindsOfRecords.includes(kind))
    ? 'No patient found among the records that you may open. Please search by name or date of birth, too.'
    : 'No patient found. Try fewer letters or another spelling.';

type State = {
  typed: string;
  isBlank: boolean;
  searching: boolean;
  total: number | undefined;
  shown: number;
  /** Enter was pressed with no hit highlighted. */
  wantsOnly: boolean;
};

export const describeSearch = ({ typed, isBlank, searching, total, shown, wantsOnly }: State): string => {
  if (isBlank) return 'Name in any spelling, date of birth, phone, postcode or reference.';
  if (searching) return wantsOnly ? 'Searching, and opening whom it finds' : 'Searching';
  if (total === undefined) return '';
  if (total === 0) return describeNobodyFound(typed);
  if (total > shown) return `${shown} shown. Type more to find the others.`;
  return total === 1
    ? '1 patient found. Press Enter to open.'
    : `${total} patients found. Choose one with the arrow keys.`;
};
