import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { writeCsv } from '../../../../shared/kernel/csv.ts';
import { exportReason, transferCalls } from '../../../../shared/transfer/calls.ts';
import {
  type ExportSheet,
  exportParts,
  exportSheetNames,
  exportSheets,
  exportStart,
} from '../../../../shared/transfer/export-sheets.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { saveFile } from '../../kernel/lib/save-file.ts';
import styles from './export.module.css';

type Begun = { exportId: string; patients: number; messages: number };
type Parts = Record<ExportSheet, string[]>;

const headed = () =>
  Object.fromEntries(exportSheetNames.map((name) => [name, [writeCsv([exportSheets[name].headings])]])) as Parts;
// The byte order mark is at the start of a file only.
const rowsOnly = (rows: string[][]): string => writeCsv(rows).slice(1);

/** Reads everything page by page, and makes a file of each kind in this browser. */
const Reading = ({ begun }: { begun: Begun }) => {
  const [done, setDone] = useState(0);
  const [files, setFiles] = useState<Parts>();
  const isStopped = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      isStopped.current = false;
      setDone(0);
      const parts = headed();
      for (const part of exportParts) {
        let after: string | undefined = exportStart;
        while (after !== undefined && !isStopped.current) {
          const page: Awaited<ReturnType<typeof fetchBody<typeof transferCalls.readExport>>> = await fetchBody(
            transferCalls.readExport,
            { params: { exportId: begun.exportId, part, after } },
          );
          for (const name of exportSheetNames) parts[name].push(rowsOnly(page.sheets[name] ?? []));
          if (part !== 'feedback') setDone((before) => before + page.done);
          after = page.next;
        }
      }
      if (!isStopped.current) setFiles(parts);
    },
  });
  if (files) {
    return (
      <Section id="files" title="The files">
        <p role="status">Everything has been read. Save each file where only those see it who may.</p>
        <ul className={styles.files}>
          {exportSheetNames.map((name) => (
            <li key={name}>
              <QuietButton
                label={`Download ${exportSheets[name].title}`}
                onClick={() => saveFile(files[name], `${name}-${new Date().toISOString().slice(0, 10)}.csv`)}
              />
            </li>
          ))}
        </ul>
        <p>
          Patients, sessions and scores can be brought in again as they are. Cells that a spreadsheet would run as a
          formula begin with an apostrophe.
        </p>
      </Section>
    );
  }
  return (
    <Section
      id="reading"
      title={`${begun.patients.toLocaleString('en-GB')} patients, ${begun.messages.toLocaleString('en-GB')} messages`}
    >
      <p>
        Twenty patients are read in a second or two, and a thousand in about a minute. Each page is in the audit log.
      </p>
      {isPending ? (
        <p>
          <progress aria-label="Records read" value={done} max={Math.max(begun.patients + begun.messages, done, 1)} />{' '}
          <QuietButton
            label="Stop"
            onClick={() => {
              isStopped.current = true;
            }}
          />
        </p>
      ) : (
        <MainButton label="Read everything" onClick={() => mutate()} />
      )}
      <p role="alert">{error?.message}</p>
    </Section>
  );
};

/** Everything of the organisation as files for a spreadsheet, with the reason in the audit log. */
export const Component = () => {
  const [begun, setBegun] = useState<Begun>();
  const form = useChangeForm(async (value) => {
    setBegun(await fetchBody(transferCalls.beginExport, { body: { reason: value('reason') } }));
    return 'It is on the audit log.';
  });
  return (
    <>
      <StaffHeading title={titles.export} />
      <p className="lead">
        Patients, episodes, sessions, notes, scores, alerts, external referrals, messages and feedback, as a CSV file
        each. What is in them is about people’s health: take it out only if you must.
      </p>
      {begun ? (
        <Reading begun={begun} />
      ) : (
        <StaffFormFrame form={form} onSubmit={form.submit} aria-label="Export everything" save="Begin">
          <TextField
            {...form.field('reason', exportReason)}
            label="What it is for"
            hint="It is shown in the list of exports, with your name."
          />
        </StaffFormFrame>
      )}
      <p className={styles.after}>
        <Link to={screens.import}>Imports and exports so far</Link>
      </p>
    </>
  );
};
