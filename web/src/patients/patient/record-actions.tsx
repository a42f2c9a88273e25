import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '../../../../shared/kernel/page.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { safetyCalls } from '../../../../shared/safety/calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Icon } from '../../kernel/components/icons/icon.tsx';
import { MoreActions } from '../../kernel/components/more-actions.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { MarkDialog } from '../../safety/parts/danger-strip.tsx';
import { SafetyPlanSummary } from '../../safety/parts/safety-plan-summary.tsx';
import { StatusDialog } from './status-dialog.ts';
import styles from './summary.module.css';

// Few open them: they are no part of what a record starts from.
const PrintDialog = lazy(async () => ({ default: (await import('./print-dialog.tsx')).PrintDialog }));
const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

export type PrintPart = 'plan' | 'notes' | 'scores' | 'answers';

const readAll = async <Row,>(
  readPage: (page: number) => Promise<Pick<Page<Row>, 'content' | 'totalPages'>>,
): Promise<Row[]> => {
  const { content, totalPages } = await readPage(1);
  const rows = [...content];
  for (let page = 2; page <= totalPages; page += 1) rows.push(...(await readPage(page)).content);
  return rows;
};

const readChosen = async (patientId: string, chosen: ReadonlySet<string>) => {
  const has = (part: PrintPart) => chosen.has(part);
  return {
    plan: has('plan') ? (await fetchBody(safetyCalls.readSafetyPlan, { params: { patientId } })).plan : undefined,
    notes: has('notes')
      ? await readAll((page) => fetchBody(caseNoteCalls.listCaseNotes, { params: { patientId, page, size: 50 } }))
      : [],
    results:
      has('scores') || has('answers')
        ? await readAll((page) => fetchBody(questionnaireCalls.listScores, { params: { patientId, page, size: 100 } }))
        : [],
    answers: has('answers'),
  };
};
export type Printed = Awaited<ReturnType<typeof readChosen>>;

/** Reads all chosen parts, draws them for paper, and opens the print dialog of the browser. */
export const useRecordPrint = (patientId: string) => {
  const [printed, setPrinted] = useState<Printed>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReadonlySet<string>) => readChosen(patientId, chosen),
  });
  // Data read for one print is not kept for the next.
  useEffect(() => {
    const forget = () => setPrinted(undefined);
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);
  return {
    printed,
    isPending,
    error,
    /** `close` is called before the print dialog opens: a dialog over the screen would be printed over the page. */
    print: (chosen: ReadonlySet<string>, close: () => void): void =>
      mutate(chosen, {
        onSuccess: (read) => {
          flushSync(() => {
            setPrinted(read);
            close();
          });
          window.print();
        },
      }),
  };
};
export type RecordPrint = ReturnType<typeof useRecordPrint>;

/** What is done with a record as a whole, the most urgent in sight. */
export const RecordActions = ({ record, print }: { record: PatientRecord; print: RecordPrint }) => {
  const { patientId, active } = record;
  const name = fullName(record);
  const [asking, setAsking] = useState<'print' | 'raise' | 'close' | 'code'>();
  const more = useState(false);
  const dialog = { name, onClose: () => setAsking(undefined) };
  return (
    <div className={styles.links}>
      <SafetyPlanSummary record={record} />
      {!record.danger && may('mayWriteRecords') && (
        <RowButton
          onClick={() => setAsking('raise')}
          label={
            <>
              <Icon action="danger" />
              Raise danger
            </>
          }
        />
      )}
      <MoreActions shown={more}>
        <RowButton onClick={() => setAsking('print')} label="Print this record" />
        {record.reference && may('mayWriteRecords') && (
          <RowButton onClick={() => setAsking('code')} label="Give a code" />
        )}
        {active && may('mayDeactivatePatients') && (
          <RowButton onClick={() => setAsking('close')} label="Deactivate" about={name} />
        )}
      </MoreActions>
      {asking === 'raise' && <MarkDialog record={record} onClose={dialog.onClose} />}
      <Suspense fallback={null}>
        {asking === 'print' && <PrintDialog {...dialog} print={print} />}
        {asking === 'code' && <CodeDialog {...dialog} patientId={patientId} />}
        {asking === 'close' && <StatusDialog {...dialog} patientId={patientId} active={false} />}
      </Suspense>
    </div>
  );
};
