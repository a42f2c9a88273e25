import { useId } from 'react';
import { blackOut, type Passage } from '../../../../shared/privacy/black-out.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { leaveOutLabels, leaveOutReasons, type PackItem } from '../../../../shared/privacy/pack.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { describeItem } from '../parts/describe-item.ts';
import styles from './pack.module.css';

type Props = {
  caseId: string;
  item: PackItem;
  nameOf: (accountId: string) => string;
  /** What is blacked out in it. */
  passages: readonly Passage[];
};

/** Whether an item is given, or why it is not: saved as it is chosen. */
const Decision = ({ caseId, item, title }: Omit<Props, 'nameOf' | 'passages'> & { title: string }) => {
  const id = useId();
  const { mutate, isPending, error } = useCall(privacyCalls.decidePackItem);
  return (
    <p className={styles.screen}>
      <label htmlFor={id} className="visually-hidden">
        Is this given? {title}
      </label>
      <select
        id={id}
        value={item.leaveOut ?? ''}
        disabled={isPending}
        onChange={({ target }) => {
          const leaveOut = leaveOutReasons.find((one) => one === target.value) ?? '';
          mutate({ params: { caseId, number: String(item.number) }, body: { leaveOut } });
        }}
      >
        <option value="">Give this</option>
        {leaveOutReasons.map((reason) => (
          <option key={reason} value={reason}>
            Leave it out: {leaveOutLabels[reason]}
          </option>
        ))}
      </select>
      {error && (
        <span role="alert" className={styles.failed}>
          {error.message}
        </span>
      )}
    </p>
  );
};

/** One item of the copy; on paper, in place of one that is left out, why it is. */
export const PackItemRow = ({ caseId, item, nameOf, passages }: Props) => {
  const described = describeItem(item, nameOf);
  const title = blackOut(described.title, passages);
  return (
    <li className={styles.item} data-left-out={item.leaveOut !== undefined}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Decision caseId={caseId} item={item} title={title} />
      </div>
      {item.leaveOut && <p className={styles.paper}>Left out. {leaveOutLabels[item.leaveOut]}.</p>}
      <dl className={styles.lines}>
        {described.lines.map(([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never change places.
          <div key={index} className={styles.line}>
            <dt>{label}</dt>
            <dd>{blackOut(text, passages)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};
