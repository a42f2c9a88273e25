import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Report } from '../../../../shared/api/report.ts';
import { sentencesOf } from '../../../../shared/report/words.ts';
import { Problem } from '../../components/problem.tsx';
import styles from './report.module.css';
import { saveCsv, saveSpreadsheet } from './save-file.ts';

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
        <button type="button" className="button quiet" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button quiet" onClick={() => saveCsv(report, about)}>
          Save as CSV
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={spreadsheet.isPending}
          onClick={() => spreadsheet.isPending || spreadsheet.mutate()}
        >
          Save for Excel
        </button>
      </div>
      {spreadsheet.error && <Problem text="Sorry, the sheet could not be written. Please try again, or save as CSV." />}
      <section aria-labelledby="sentences">
        <h3 id="sentences">In sentences</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className={styles.actions}>
          <button
            type="button"
            className="button quiet"
            onClick={() => void copy().catch(() => setMessage('Please select the sentences and copy them by hand.'))}
          >
            Copy the sentences
          </button>
          <span role="status">{message}</span>
        </div>
      </section>
    </>
  );
};
