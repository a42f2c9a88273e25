import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { blackOut, type Passage } from '../../../../shared/privacy/black-out.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { leaveOutLabels, leaveOutReasons, type PackItem } from '../../../../shared/privacy/pack.ts';
import { OpenDocument } from '../../documents/parts/document-list.tsx';
import { documentsScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { describeItem } from '../parts/describe-item.ts';
import styles from './pack.module.css';

type Props = {
  caseId: string;
  /** Whose copy it is; undefined where the record is gone. */
  patientId: string | undefined;
  item: PackItem;
  nameOf: (accountId: string) => string;
  /** What is blacked out in it. */
  passages: readonly Passage[];
};

/** Whether an item is given, or why it is not: saved as it is chosen. */
const Decision = ({ caseId, item, title }: Pick<Props, 'caseId' | 'item'> & { title: string }) => {
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

/** The file of a document in the copy: it is handed over beside the print. */
const documentFile = z.object({
  patientId: z.string(),
  documentId: z.string(),
  name: z.string(),
  storedAs: z.string(),
  restrictedTo: z.unknown().optional(),
});

const File = ({ patientId, item }: { patientId: string; item: PackItem }) => {
  const { data } = documentFile.safeParse({ patientId, ...item.content });
  if (item.kind !== 'Document' || !data) return null;
  return (
    <div className={styles.screen}>
      {data.restrictedTo === undefined ? (
        <OpenDocument {...data} />
      ) : (
        <p>
          It is restricted to named people: open it under <Link to={documentsScreen(patientId)}>Documents</Link>.
        </p>
      )}
    </div>
  );
};

/** One item of the copy; on paper, in place of one that is left out, why it is. */
export const PackItemRow = ({ caseId, patientId, item, nameOf, passages }: Props) => {
  const described = describeItem(item, nameOf);
  const title = blackOut(described.title, passages);
  return (
    <li className={styles.item} data-left-out={item.leaveOut !== undefined}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Decision caseId={caseId} item={item} title={title} />
      </div>
      {!item.leaveOut && patientId !== undefined && <File patientId={patientId} item={item} />}
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
