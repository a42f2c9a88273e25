import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { LongTextField } from '../../components/field.tsx';
import type { TestSummary } from '../../entities/result/queries.ts';
import type { FieldProps } from '../../lib/forms/bind-fields.ts';
import { questionnaireScreen } from '../../lib/paths.ts';
import styles from './episodes.module.css';

type Props = {
  patientId: string;
  due: readonly QuestionnaireId[];
  tests: TestSummary['tests'];
  field: FieldProps;
};

/** The questionnaires due at the end: to be answered now, or the reason why not. */
export const LastMeasures = ({ patientId, due, tests, field }: Props) => (
  <div className={styles.measures}>
    <p>Before it ends, please ask once more how they are. What you have typed here is kept meanwhile.</p>
    <ul>
      {due.map((id) => {
        const last = tests.find(({ questionType }) => questionType === id)?.latest.questionDate;
        return (
          <li key={id}>
            <Link className="in-row" to={questionnaireScreen(id, patientId)}>
              Fill in {findQuestionnaire(id).name} now
            </Link>
            {last && `, last answered on ${formatDay(last)}`}
          </li>
        );
      })}
    </ul>
    <LongTextField {...field} label="Or why this is not possible" rows={2} />
  </div>
);
