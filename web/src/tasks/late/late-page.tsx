import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { describeUntil } from '../../../../shared/patients/caseload.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { type LateKind, type LateWork, lateByWeek, lateKinds } from '../../../../shared/tasks/late.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { adminMenu, screens, titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import stacked from '../../questionnaires/parts/results/stacked.module.css';
import styles from '../dashboard/dashboard.module.css';
import { lateKindNames } from '../parts/late-kind-names.ts';
import { Trend } from './trend.tsx';

/** The screen on which the list of each kind is. */
const screenOf: Readonly<Record<LateKind, string>> = {
  call: screens.admin,
  alert: screens.crmDashboard,
  review: screens.crmDashboard,
  referral: adminMenu('referrals'),
  contact: screens.patients,
  message: adminMenu('messages'),
  session: screens.diary,
  privacy: screens.privacyCases,
  task: screens.tasks,
  test: screens.overdue,
};

const KindName = ({ kind }: { kind: LateKind }) =>
  may(kind === 'privacy' ? 'mayAnswerForPrivacy' : 'mayReadRecords') ? (
    <Link to={screenOf[kind]}>{lateKindNames[kind]}</Link>
  ) : (
    lateKindNames[kind]
  );

type Counted = { count: number; since: string; more?: boolean };

/** Some rows of what is late: of what, how much, and how long the first has been. */
const LateTable = <Row extends Counted>({
  title,
  of,
  rows,
  nameRow,
}: {
  title: string;
  of: string;
  rows: readonly Row[];
  nameRow: (row: Row) => { key: string; name: ReactNode };
}) => (
  <section className={styles.section}>
    <RowsTable className={stacked.table} caption={title} columns={[of, 'Late', 'The longest']}>
      {rows.map((row) => {
        const { key, name } = nameRow(row);
        return (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              {row.more && 'more than '}
              {row.count}
              <span className="visually-hidden"> late</span>
            </td>
            <td className={stacked.wide}>{describeUntil(row.since, today()).text}</td>
          </tr>
        );
      })}
    </RowsTable>
  </section>
);

const Now = ({ late }: { late: LateWork }) =>
  late.kinds.length === 0 ? (
    <EmptyState>Nothing is late.</EmptyState>
  ) : (
    <>
      <LateTable
        title="By kind"
        of="What"
        rows={late.kinds.toSorted((one, other) => lateKinds.indexOf(one.kind) - lateKinds.indexOf(other.kind))}
        nameRow={({ kind }) => ({ key: kind, name: <KindName kind={kind} /> })}
      />
      <LateTable
        title="By worker"
        of="Worker"
        rows={late.workers}
        nameRow={({ worker }) =>
          worker ? { key: worker.id, name: fullName(worker) } : { key: '', name: 'Nobody’s yet' }
        }
      />
      {late.services.length > 0 && (
        <LateTable
          title="By service"
          of="Service"
          rows={late.services}
          nameRow={({ service = '' }) => ({ key: service, name: serviceName(service) || 'Without a service' })}
        />
      )}
    </>
  );

/** What is late in the organisation, in numbers: for whoever answers for it. Nobody who is looked after is named. */
export const Component = () => (
  <>
    <StaffHeading title={titles.lateWork} />
    <p>
      What was due before today and is not done. It says whose work it is, and nothing of the people whom it is about.
    </p>
    <Loaded from={useReading(taskCalls.readLateWork, {}, freshOnReturn)}>
      {(late) => (
        <>
          <Now late={late} />
          <Trend weeks={lateByWeek(late.trend)} />
        </>
      )}
    </Loaded>
  </>
);
