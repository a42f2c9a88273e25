import { useState } from 'react';
import { Link } from 'react-router-dom';
import { byPerson, type Duty, type DutyGroup, dutyGroups } from '../../../../shared/tasks/duties.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { Detail } from './duty-parts.tsx';
import { rowOf } from './duty-rows.tsx';
import { describeWhen, groupTitles, nameKind } from './duty-words.ts';
import styles from './today.module.css';
import { type AskForCall, useCallDialog } from './today-call.tsx';

const When = ({ duty }: { duty: Duty }) => {
  const { text, isOverdue } = describeWhen(duty);
  return (
    <span className={styles.when} data-attention={isOverdue}>
      {text}
    </span>
  );
};

/** Who, what, until when, and the action that fulfils it. */
const DutyLine = ({ duty, ask }: { duty: Duty; ask: AskForCall }) => {
  const { words, action } = rowOf(duty, ask);
  return (
    <div className={styles.duty}>
      <p className={styles.place}>
        <When duty={duty} /> <span className={styles.kind}>{nameKind(duty)}</span>
      </p>
      <div className={styles.words}>
        {words}
        {duty.coverFor && <Detail> for {fullName(duty.coverFor)}</Detail>}
      </div>
      {/* What a colleague sees to is opened by its name, and done by them. */}
      {action && duty.group !== 'others' && <div className={styles.actions}>{action}</div>}
    </div>
  );
};

const countedKinds = (duties: readonly Duty[]): string => {
  const kinds = [...new Set(duties.map(nameKind))].map((kind) => kind.toLowerCase());
  return `${duties.length} more about them: ${kinds.join(', ')}`;
};

/** Everything about one person in one line, which opens where there is more than one thing. */
const PersonLine = ({ duties: [first, ...more], ask }: { duties: [Duty, ...Duty[]]; ask: AskForCall }) => (
  <li className={styles.person}>
    <DutyLine duty={first} ask={ask} />
    {more.length > 0 && (
      <details className={styles.more}>
        <summary>{countedKinds(more)}</summary>
        {more.map((duty) => (
          <DutyLine key={duty.id} duty={duty} ask={ask} />
        ))}
      </details>
    )}
  </li>
);

/** The lines that are shown of what can wait, before the others are asked for. */
const shownAtFirst = 6;
const foldedGroups: readonly DutyGroup[] = ['late', 'next', 'others'];

export type Rest = { group: DutyGroup; to: string; label: string };

type GroupProps = { group: DutyGroup; duties: readonly Duty[]; rest: readonly Rest[]; ask: AskForCall };

const Group = ({ group, duties, rest, ask }: GroupProps) => {
  const [isOpen, setOpen] = useState(false);
  const lines = byPerson(duties);
  const folds = foldedGroups.includes(group) && !isOpen && lines.length > shownAtFirst + 1;
  const shown = folds ? lines.slice(0, shownAtFirst) : lines;
  const id = `today-${group}`;
  return (
    <section className={styles.part} aria-labelledby={id} data-urgent={group === 'danger'}>
      <h2 id={id}>
        {groupTitles[group]} <span className={styles.count}>({duties.length})</span>
      </h2>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <PersonLine key={line[0].id} duties={line} ask={ask} />
        ))}
      </ul>
      {folds && (
        <QuietButton
          label={`Show the other ${lines.length - shownAtFirst}`}
          about={groupTitles[group].toLowerCase()}
          onClick={() => setOpen(true)}
        />
      )}
      {rest.map(({ to, label }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
    </section>
  );
};

/** What somebody owes, in one order: danger first, then by time. `rest` leads to what was not read of a list; `reader` is the name of whoever reads. */
export const DutyList = ({
  duties,
  rest,
  reader,
}: {
  duties: readonly Duty[];
  rest: readonly Rest[];
  reader: string;
}) => {
  const { ask, dialog } = useCallDialog(reader);
  return (
    <div className={styles.parts}>
      {dutyGroups.map((group) => {
        const own = duties.filter((duty) => duty.group === group);
        const others = rest.filter((one) => one.group === group);
        return own.length + others.length === 0 ? null : (
          <Group key={group} group={group} duties={own} rest={others} ask={ask} />
        );
      })}
      {dialog}
    </div>
  );
};
