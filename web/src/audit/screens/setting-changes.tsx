import type { AuditEntryShown } from '../../../../shared/audit/calls.ts';
import styles from './audit.module.css';
import { formatPerson, type People } from './words.ts';

type Changes = NonNullable<Exclude<AuditEntryShown, { unreadable: true }>['changes']>;

/** The path of a value, as people read it: `rota.weekly.monday` becomes 'Rota, weekly, monday'. */
export const describePath = (path: string): string => {
  const words = path.replaceAll('.', ', ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isAccount = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const yesOrNo = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
]);

const describeValue = (value: string, people: People): string =>
  isAccount.test(value) ? formatPerson(value, people) : (yesOrNo.get(value) ?? value);

/** What somebody changed of the settings or of the public site. */
export const SettingChanges = ({ changes, people }: { changes: Changes; people: People }) => (
  <details className={styles.changes}>
    <summary>{changes.length === 1 ? 'One change' : `${changes.length} changes`}</summary>
    <dl>
      {changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{describePath(what)}</dt>
          <dd dir="auto">
            {before !== undefined && <del>{describeValue(before, people)}</del>}{' '}
            {after !== undefined && <ins>{describeValue(after, people)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
