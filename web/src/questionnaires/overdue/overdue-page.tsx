import { useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { pageSize } from '../../../../shared/kernel/page.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { questionnaireScreen, titles } from '../../kernel/lib/paths.ts';
import { cachedForReturn, paged, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { Freshness, patientsWatch } from '../../tasks/parts/freshness.tsx';
import { OverdueTable } from '../parts/results/overdue-table.tsx';
import { useOverdue } from '../parts/results/queries.ts';
import stacked from '../parts/results/stacked.module.css';
import styles from './overdue.module.css';

/** Patients before their first questionnaire: nothing of theirs can be overdue, and nothing can be compared. */
const WithoutBaseline = () => {
  const [page, setPage] = useState(1);
  const list = useReading(
    questionnaireCalls.listWithoutBaseline,
    { params: { page, size: pageSize } },
    { ...paged, ...cachedForReturn },
  );
  return (
    <section className={styles.section}>
      <h2>No baseline yet</h2>
      <Loaded from={list}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <p>No active patient waits for a first questionnaire.</p>
          ) : (
            <RowsTable
              className={stacked.table}
              caption={
                <>
                  {totalElements} active {totalElements === 1 ? 'patient has' : 'patients have'} no questionnaire yet,
                  longest waiting first
                </>
              }
              columns={['Name', 'Referred', 'Start with']}
            >
              {content.map((row) =>
                'unreadable' in row ? (
                  <UnreadableRow key={row.patientId} columns={3} what="This patient" id={row.patientId} />
                ) : (
                  <tr key={row.patientId}>
                    <th scope="row">
                      <PatientLink {...row} />
                    </th>
                    <td className={stacked.whole}>{formatDay(today(new Date(row.referralDate)))}</td>
                    <td className={stacked.wide}>
                      {(may('mayWriteRecords') ? instrumentsFor(row.service) : []).map(({ id, name }) => (
                        <ActionLink key={id} className={styles.start} to={questionnaireScreen(id, row.patientId)}>
                          {name}
                          <span className="visually-hidden"> for {fullName(row)}</span>
                        </ActionLink>
                      ))}
                    </td>
                  </tr>
                ),
              )}
            </RowsTable>
          )
        }
      </Loaded>
      <Pagination label="No baseline yet" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};

export const Component = () => {
  const [page, turnTo] = usePageInAddress({});
  return (
    <>
      <ListPanel
        title={titles.overdue}
        list={useOverdue(page, pageSize)}
        page={page}
        onPageChange={turnTo}
        empty="No test is overdue."
        above={<Freshness of={patientsWatch} />}
      >
        {({ content, totalElements }) => (
          <OverdueTable
            rows={content}
            caption={`${totalElements} overdue ${totalElements === 1 ? 'test' : 'tests'}, the longest overdue first`}
          />
        )}
      </ListPanel>
      <WithoutBaseline />
    </>
  );
};
