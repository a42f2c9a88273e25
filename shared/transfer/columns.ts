import { writeCsv } from '../kernel/csv.ts';
import { appointmentColumns } from './appointment-columns.ts';
import type { Column, ImportKind } from './column.ts';
import { patientColumns } from './patient-columns.ts';
import { scoreColumns } from './score-columns.ts';

export const columnsOf: { readonly [Kind in ImportKind]: readonly Column[] } = {
  patients: patientColumns,
  sessions: appointmentColumns,
  scores: scoreColumns,
};

export const templateColumns = (kind: ImportKind): Column[] => columnsOf[kind].filter(({ main }) => main);

/** A template: the headings and one example row. */
export const writeTemplate = (kind: ImportKind): string => {
  const columns = templateColumns(kind);
  return writeCsv([columns.map(({ heading }) => heading), columns.map(({ example }) => example)]);
};
