import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { writeCsv } from '../../../../shared/kernel/csv.ts';
import type { Report } from '../../../../shared/report/report.ts';
import {
  asPublished,
  describeFilter,
  notPublished,
  publishedLine,
  rowsOfReport,
  sentencesOf,
} from '../../../../shared/report/words.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { OnPaper } from '../../kernel/components/on-paper.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { saveFile } from '../../kernel/lib/save-file.ts';
import styles from './report.module.css';
import { ReportBody } from './report-body.tsx';

const nameOf = ({ now, exact }: Report, ending: string) =>
  `report-${now.from}-to-${now.to}${exact ? '-inside-use' : ''}.${ending}`;

const saveCsv = (report: Report, about: string): void =>
  saveFile([writeCsv(rowsOfReport(report, about))], nameOf(report, 'csv'));

const numeric = /^[\d,]+(?:\.\d+)?$/;
const toCell = (text: string) => (numeric.test(text) ? { value: Number(text.replaceAll(',', '')) } : { value: text });

/** An Excel file, which other programs read as well. The library that writes it is loaded on request. */
const saveSpreadsheet = async (report: Report, about: string): Promise<void> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const data = rowsOfReport(report, about).map((row) => row.map(toCell));
  const wide = { width: 48 };
  const file = await writeExcelFile(data, { sheet: 'Report', columns: [wide] }).toBlob();
  saveFile([file], nameOf(report, 'xlsx'), file.type);
};

/** What a report is taken away as: paper and files. */
export const ReportActions = ({ report, about }: { report: Report; about: string }) => {
  const spreadsheet = useMutation({ mutationFn: () => saveSpreadsheet(report, about) });
  return (
    <>
      <div className={styles.actions}>
        <QuietButton label="Print" onClick={() => window.print()} />
        <QuietButton label="Save as CSV" onClick={() => saveCsv(report, about)} />
        <QuietButton label="Save for Excel" isOff={spreadsheet.isPending} onClick={() => spreadsheet.mutate()} />
      </div>
      {spreadsheet.error && <Problem text="Sorry, the sheet could not be written. Please try again, or save as CSV." />}
    </>
  );
};

export const CopySentences = ({ report }: { report: Report }) => {
  const [message, setMessage] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(sentencesOf(report).join('\n'));
    setMessage('The sentences have been copied.');
  };
  return (
    <div className={styles.actions}>
      <QuietButton
        label="Copy the sentences"
        onClick={() => void copy().catch(() => setMessage('Please select the sentences and copy them by hand.'))}
      />
      <span role="status">{message}</span>
    </div>
  );
};

const readers = [
  ['outside', 'For readers outside: counts from 1 to 4 are left out'],
  ['inside', 'With the true numbers, for inside use'],
] as const;
type Readers = (typeof readers)[number][0];

const nothingGiven = `${notPublished} Or choose the true numbers, for inside use.`;

/** A report on the screen, with what is said about it there, and as it leaves it: on paper, in files, in sentences. */
export const ReportOutputs = ({ report, children }: { report: Report; children: ReactNode }) => {
  const [chosen, setChosen] = useState<Readers>('outside');
  const given = report.exact && chosen === 'inside' ? report : asPublished(report);
  const line = given?.exact ? 'With the true numbers, also of few people: for inside use.' : publishedLine;
  const outputs = (
    <>
      <OnPaper screen={children} paper={null} />
      {report.exact && (
        <RadioRow
          name="readers"
          legend="On paper, in files and in sentences"
          choices={readers}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {given ? <ReportActions key={chosen} report={given} about={describeFilter(report)} /> : <p>{nothingGiven}</p>}
    </>
  );
  const onScreen = (
    <ReportBody
      report={report}
      given={given}
      place="screen"
      copy={given && <CopySentences key={chosen} report={given} />}
      outputs={outputs}
    />
  );
  return (
    <>
      <OnPaper screen={null} paper={<p>{given ? line : nothingGiven}</p>} />
      {given === report ? (
        onScreen
      ) : (
        <OnPaper screen={onScreen} paper={given && <ReportBody report={given} given={given} place="paper" />} />
      )}
    </>
  );
};
