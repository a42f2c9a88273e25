import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Judged, type JudgedOutcome, junkWhy, mostJudged, tooManyJudged } from '../../../../shared/kernel/junk.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import styles from './junk-actions.module.css';
import tickStyles from './row-tick.module.css';

/** A row that somebody has chosen; `danger` names what it speaks of, for which it is confirmed by name. */
type Chosen = { id: string; name: string; danger?: string | undefined };

/** The rows that somebody has chosen; they stay chosen while pages are turned. */
export const useChosen = <Row extends Chosen>() => {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [isAsked, setAsked] = useState(false);
  const clear = () => setChosen([]);
  return {
    chosen,
    isChosen: (id: string) => chosen.some((one) => one.id === id),
    tick: (rows: readonly Row[], isOn: boolean) =>
      setChosen((before) => [...before.filter(({ id }) => !rows.some((row) => row.id === id)), ...(isOn ? rows : [])]),
    clear,
    /** Whether several are to be chosen of a list whose rows are not chosen otherwise. */
    isAsked,
    toggle: () => {
      clear();
      setAsked(!isAsked);
    },
  };
};
export type Choosing<Row extends Chosen> = ReturnType<typeof useChosen<Row>>;

type TickProps<Row extends Chosen> = { row: Row | undefined; choosing: Choosing<Row> };

/** The cell in which a row is chosen; empty where it may not be. */
export const RowTick = <Row extends Chosen>({ row, choosing }: TickProps<Row>) => (
  <td className={tickStyles.choose} data-choose>
    {row && (
      <label className={tickStyles.tick}>
        <input
          type="checkbox"
          checked={choosing.isChosen(row.id)}
          onChange={({ target }) => choosing.tick([row], target.checked)}
        />
        <span className="visually-hidden">Choose {row.name}</span>
      </label>
    )}
  </td>
);

const because: Record<JudgedOutcome, string> = {
  changed: 'a colleague has changed it since the list was read',
  'not-junk': 'the person is known to us, or it has ended',
  'alert-open': 'it has an open alert: please answer that first',
  busy: 'others were writing it: please try again',
  missing: 'it is gone',
  closed: 'it is of another service',
};

type Props<Row extends Chosen> = {
  what: { one: string; more: string };
  choosing: Choosing<Row>;
  /** The rows of the page that may be chosen. */
  shown: readonly Row[];
  /** Absent where these are junk already. */
  mark?: ((rows: readonly Row[], why: string) => Promise<Judged>) | undefined;
  /** Absent where they are among the others already. */
  clear?: ((rows: readonly Row[]) => Promise<Judged>) | undefined;
  undo: (rows: readonly Row[]) => Promise<Judged>;
};

type Done<Row> = { text: string; left: readonly string[]; marked: readonly Row[] };

/** What was judged, once the list shows it. */
const settled = async (judging: Promise<Judged>): Promise<Judged> => {
  const judged = await judging;
  await refreshed();
  return judged;
};

/** Says of the chosen rows that they are junk, or are not; what was marked last can be taken back. */
export const JunkActions = <Row extends Chosen>({ what, choosing, shown, mark, clear, undo }: Props<Row>) => {
  const { chosen } = choosing;
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const [done, setDone] = useState<Done<Row>>();
  const counted = (count: number) => `${count} ${count === 1 ? what.one : what.more}`;

  const report = (rows: readonly Row[], { done: count, left }: Judged, outcome: string, isMarked: boolean) => {
    const text = `${counted(count)} ${outcome}`;
    const remaining = new Map(left.map((one) => [one.id, one.because]));
    setDone({
      text,
      left: rows.flatMap(({ id, name }) => {
        const reason = remaining.get(id);
        return reason === undefined ? [] : `${name}: ${because[reason]}`;
      }),
      marked: isMarked ? rows.filter(({ id }) => !remaining.has(id)) : [],
    });
    choosing.clear();
    return text;
  };
  const change = useMutation({
    mutationFn: async ({ rows, act }: { rows: readonly Row[]; act: (rows: readonly Row[]) => Promise<Judged> }) =>
      report(rows, await settled(act(rows)), 'no junk. They are on their lists again.', false),
    onSuccess: (text) => announce(text),
  });

  const tooMany = chosen.length > mostJudged ? tooManyJudged(what.more) : '';
  const isReady = chosen.length > 0 && tooMany === '' && !change.isPending;
  const dangers = chosen.filter(({ danger }) => danger !== undefined);
  const howMany = chosen.length > 0 ? ` (${chosen.length})` : '';
  const areAllShown = shown.length > 0 && shown.every(({ id }) => choosing.isChosen(id));
  return (
    <section className={styles.bar} aria-label={`Several ${what.more} at once`}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={areAllShown}
          disabled={shown.length === 0}
          onChange={({ target }) => choosing.tick(shown, target.checked)}
        />
        <span>Choose all {shown.length > 0 ? counted(shown.length) : ''} of this page</span>
      </label>
      <div className={styles.buttons}>
        {mark && <QuietButton isOff={!isReady} onClick={() => setAsking(true)} label={`These are junk${howMany}`} />}
        {clear && (
          <QuietButton
            isOff={!isReady}
            onClick={() => change.mutate({ rows: chosen, act: clear })}
            label={`These are not junk${howMany}`}
          />
        )}
      </div>
      <p role="status" className={styles.wrong}>
        {tooMany}
      </p>
      {change.error && <Problem text={change.error.message} />}
      {done && (
        <div className={styles.done}>
          <p>{done.text}</p>
          {done.left.length > 0 && (
            <>
              <p>These were left as they are:</p>
              <ul>
                {done.left.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          {done.marked.length > 0 && (
            <QuietButton
              isOff={change.isPending}
              onClick={() => change.mutate({ rows: done.marked, act: undo })}
              label={`Undo: ${done.marked.length === 1 ? 'it is' : 'they are'} no junk`}
            />
          )}
        </div>
      )}
      {isAsking && mark && (
        <ConfirmDialog
          title={`Mark ${counted(chosen.length)} as junk?`}
          text={`They leave every list, every search by name and the report. They are kept: you find them under Junk, where this can be undone.`}
          detail={dangers.length === 0 ? '' : `${dangers.length} of them speak of danger. Please read each name:`}
          act={async () => report(chosen, await settled(mark(chosen, why.trim())), 'marked as junk.', true)}
          // Some may be left as they are: how many were marked is above the list.
          done="Marked as junk. What was marked is said above the list."
          confirm="Mark as junk"
          onClose={() => setAsking(false)}
        >
          {dangers.length > 0 && (
            <ul className={styles.dangers}>
              {dangers.map(({ id, name, danger }) => (
                <li key={id}>
                  {name}: <strong>{danger}</strong>
                </li>
              ))}
            </ul>
          )}
          <TextField
            name="junk-why"
            label="Why they are junk"
            hint="For colleagues: it is kept with each of them."
            maxLength={longest(junkWhy)}
            autoComplete="off"
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        </ConfirmDialog>
      )}
    </section>
  );
};
