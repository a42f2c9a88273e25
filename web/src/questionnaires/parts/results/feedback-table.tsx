import { feedbackMean, feedbackStatements } from '../../../../../shared/questionnaires/feedback.ts';
import { Loaded } from '../../../kernel/components/loaded.tsx';
import { RowsTable } from '../../../kernel/components/rows-table.tsx';
import { formatScore } from '../../../kernel/lib/format.ts';
import styles from './feedback-table.module.css';
import { useFeedback } from './queries.ts';

/** What people say of the service: the mean of each statement, from 1 to 5. */
export const FeedbackTable = () => (
  <Loaded from={useFeedback()}>
    {(data) => (
      <RowsTable caption="From 1, strongly disagree, to 5, strongly agree" columns={['Statement', 'Mean', 'Answered']}>
        {data.map(({ question, ...sum }) => {
          const mean = feedbackMean(sum);
          return (
            <tr key={question}>
              <th scope="row" className={styles.statement}>
                {question + 1}. {feedbackStatements[question]}
              </th>
              <td>{mean !== undefined ? formatScore(mean) : sum.tests === null ? 'Not shown' : 'None yet'}</td>
              <td>{sum.tests ?? 'Not shown'}</td>
            </tr>
          );
        })}
      </RowsTable>
    )}
  </Loaded>
);
