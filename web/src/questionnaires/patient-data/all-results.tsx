import { useState } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { TestResult } from '../../../../shared/questionnaires/result.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { AnswersDialog } from '../parts/results/answers-dialog.tsx';
import { useScores } from '../parts/results/queries.ts';
import { FollowUps, ScoreLines } from '../parts/results/score-lines.tsx';
import stacked from '../parts/results/stacked.module.css';
import styles from './patient-data.module.css';

const scoresAPage = 6;

export const AllResults = ({ patientId, name }: { patientId: string; name: string }) => {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<TestResult>();
  const list = useScores(patientId, page, scoresAPage);
  return (
    <Loaded from={list} waiting={null}>
      {({ content, totalElements }) =>
        totalElements > 0 && (
          <section className={styles.listed} aria-busy={list.isPlaceholderData}>
            <h2>All results</h2>
            <RowsTable
              className={stacked.table}
              caption={
                <>
                  {totalElements} {totalElements === 1 ? 'result' : 'results'}, the latest first
                </>
              }
              columns={['Date', 'Test', 'Result', { hidden: 'Answers' }]}
            >
              {content.map((row) =>
                'unreadable' in row ? (
                  <UnreadableRow key={row.resultId} columns={4} what="This result" id={row.resultId} />
                ) : (
                  <tr key={row.resultId}>
                    <th scope="row" className={stacked.whole}>
                      {formatDay(row.questionDate)}
                    </th>
                    <td className={stacked.whole}>{findQuestionnaire(row.questionType).name}</td>
                    <td className={`${styles.result} ${stacked.wide}`}>
                      <ScoreLines result={row} />
                      <FollowUps questionType={row.questionType} answers={row.answers} />
                    </td>
                    <td className={stacked.wide}>
                      <ActionButton
                        className="in-row"
                        onClick={() => setShown(row)}
                        about={` to ${findQuestionnaire(row.questionType).name} of ${formatDay(row.questionDate)}`}
                      >
                        See the answers
                      </ActionButton>
                    </td>
                  </tr>
                ),
              )}
            </RowsTable>
            <Pagination label="All results" page={page} list={list} onPageChange={setPage} />
            {shown && <AnswersDialog result={shown} name={name} onClose={() => setShown(undefined)} />}
          </section>
        )
      }
    </Loaded>
  );
};
