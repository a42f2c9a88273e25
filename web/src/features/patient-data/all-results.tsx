import { useState } from 'react';
import type { TestResult } from '../../../../shared/api/result.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RowsTable } from '../../components/rows-table.tsx';
import { UnreadableRow } from '../../components/unreadable.tsx';
import { AnswersDialog } from '../../entities/result/answers-dialog.tsx';
import { FollowUps } from '../../entities/result/follow-ups.tsx';
import { useScores } from '../../entities/result/queries.ts';
import { ScoreLines } from '../../entities/result/score-lines.tsx';
import stacked from '../../entities/result/stacked.module.css';
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
                      <button type="button" className="in-row" onClick={() => setShown(row)}>
                        See the answers
                        <span className="visually-hidden">
                          {' '}
                          to {findQuestionnaire(row.questionType).name} of {formatDay(row.questionDate)}
                        </span>
                      </button>
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
