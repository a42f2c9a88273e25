import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { writeCsv } from '../../../../shared/kernel/csv.ts';
import type { Report } from '../../../../shared/report/report.ts';
import { rowsOfReport, sentencesOf } from '../../../../shared/report/words.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import styles from './report.module.css';

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

const saveCsv = (report: Report, about: string): void =>
  save(new Blob([writeCsv(rowsOfReport(report, about))], { type: 'text/csv;charset=utf-8' }), nameOf(report, 'csv'));

const numeric = /^[\d,]+(?:\.\d+)?$/;
const toCell = (text: string) => (numeric.test(text) ? { value: Number(text.replaceAll(',', '')) } : { value: text });

/** An Excel file, which other programs read as well. The library that writes it is loaded on request. */
const saveSpreadsheet = async (report: Report, about: string): Promise<void> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const data = rowsOfReport(report, about).map((row) => row.map(toCell));
  const wide = { width: 48 };
  const file = await writeExcelFile(data, { sheet: 'Report', columns: [wide] }).toBlob();
  save(file, nameOf(report, 'xlsx'));
};

/** The outputs of a report: paper, files, and sentences for other forms. */
export const ReportActions = ({ report, about }: { report: Report; about: string }) => {
  const [message, setMessage] = useState('');
  const sentences = sentencesOf(report);
  const spreadsheet = useMutation({ mutationFn: () => saveSpreadsheet(report, about) });
  const copy = async () => {
    await navigator.clipboard.writeText(sentences.join('\n'));
    setMessage('The sentences have been copied.');
  };
  return (
    <>
      <div className={styles.actions}>
        <ActionButton onClick={() => window.print()}>Print</ActionButton>
        <ActionButton onClick={() => saveCsv(report, about)}>Save as CSV</ActionButton>
        <ActionButton isIdle={spreadsheet.isPending} onClick={() => spreadsheet.mutate()}>
          Save for Excel
        </ActionButton>
      </div>
      {spreadsheet.error && <Problem text="Sorry, the sheet could not be written. Please try again, or save as CSV." />}
      <section aria-labelledby="sentences">
        <h3 id="sentences">In sentences</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className={styles.actions}>
          <ActionButton
            onClick={() => void copy().catch(() => setMessage('Please select the sentences and copy them by hand.'))}
          >
            Copy the sentences
          </ActionButton>
          <span role="status">{message}</span>
        </div>
      </section>
    </>
  );
};
