import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Section } from '../../kernel/components/section.tsx';
import styles from './import.module.css';
import type { MappedFile } from './import-file.ts';
import { Doubles, Rejected } from './rows-left-out.tsx';
import { type Step, useImport } from './use-import.ts';

const countOf = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

const progress: Readonly<Record<Step, string>> = {
  new: 'Nothing has been written yet.',
  checking: 'Checking. Nothing is written.',
  checked: 'Checked. Nothing has been written yet.',
  storing: 'Storing. You may stop at any time: what is stored stays, and no row is stored twice.',
  stopped: 'Stopped. Go on now, or choose the same file again later: it is taken up where it ended.',
  done: 'Done.',
};

/** One file, from its check to its storing. */
export const FileImport = ({ file, onStore }: { file: MappedFile; onStore: () => void }) => {
  const { step, rows, done, wanted, chosen, choose, error, check, store, stop } = useImport(file);
  const of = (outcome: string) => rows.filter((one) => one.outcome === outcome);
  const isRunning = step === 'checking' || step === 'storing';
  const total = file.rows.length;
  return (
    <Section id="check" title="Check, then store">
      <p>{countOf(total, 'row', 'rows')}.</p>
      <p role="status">
        {progress[step]}
        {step !== 'new' &&
          !isRunning &&
          ` ${of('stored').length} stored, ${wanted.length} can be stored, ${of('duplicate').length} may be there already, ${of('wrong').length} to be mended.`}
      </p>
      {isRunning && (
        <p className={styles.progress}>
          <progress
            aria-label={step === 'checking' ? 'Rows checked' : 'Rows stored'}
            value={done}
            max={step === 'checking' ? total : done + wanted.length}
          />
          <QuietButton label="Stop" onClick={stop} />
        </p>
      )}
      {error && <Problem text={error} />}
      {!isRunning && (
        <p className={styles.actions}>
          {step === 'new' && <MainButton label="Check the file" onClick={() => void check()} />}
          {step !== 'new' && wanted.length > 0 && (
            <MainButton
              label={`Store ${countOf(wanted.length, 'row', 'rows')}`}
              onClick={() => {
                onStore();
                void store();
              }}
            />
          )}
        </p>
      )}
      <Doubles file={file} rows={of('duplicate')} chosen={chosen} choose={choose} isFixed={isRunning} />
      {!isRunning && <Rejected file={file} rows={of('wrong')} />}
    </Section>
  );
};
