import type { Report } from '../../../../shared/api/report.ts';
import { writeCsv } from '../../../../shared/domain/csv.ts';
import { rowsOfReport } from '../../../../shared/report/words.ts';

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const nameOf = ({ now, exact }: Report, ending: string) =>
  `report-${now.from}-to-${now.to}${exact ? '-inside-use' : ''}.${ending}`;

export const saveCsv = (report: Report, about: string): void =>
  save(new Blob([writeCsv(rowsOfReport(report, about))], { type: 'text/csv;charset=utf-8' }), nameOf(report, 'csv'));

const numeric = /^[\d,]+(?:\.\d+)?$/;
const toCell = (text: string) => (numeric.test(text) ? { value: Number(text.replaceAll(',', '')) } : { value: text });

/** An Excel file, which other programs read as well. The library that writes it is loaded on request. */
export const saveSpreadsheet = async (report: Report, about: string): Promise<void> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const data = rowsOfReport(report, about).map((row) => row.map(toCell));
  const wide = { width: 48 };
  const file = await writeExcelFile(data, { sheet: 'Report', columns: [wide] }).toBlob();
  save(file, nameOf(report, 'xlsx'));
};
