import type { TestResult } from '../../../../shared/api/result.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { Loaded } from '../../components/loaded.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './answers.module.css';
import { useResultVersions } from './queries.ts';
import { ScoreLines } from './score-lines.tsx';

type Props = { result: Pick<TestResult, 'patientId' | 'resultId' | 'questionType'> };

/** Who corrected a result, when and why, with the earlier answers. */
export const ResultHistory = ({ result: { patientId, resultId, questionType } }: Props) => (
  <Loaded from={useResultVersions(patientId, resultId)}>
    {({ versions }) => (
      <section aria-label="Corrections" className={styles.history}>
        <h3>Corrections</h3>
        {versions.map(({ version, correction, correctedBy }, index) => {
          const before = versions[index + 1];
          if (!correction || !before) return null;
          return (
            <div key={version} className={styles.correction}>
              <p>
                {correctedBy && `${correctedBy.firstName} ${correctedBy.lastName}, `}
                {formatInstant(correction.at)}: {correction.why}
              </p>
              <details>
                <summary>
                  See the answers as they were before (version {before.version} of {formatDay(before.questionDate)})
                </summary>
                <ScoreLines result={before} />
                <AnswerList questionnaire={findQuestionnaire(questionType)} answers={before.answers} />
              </details>
            </div>
          );
        })}
      </section>
    )}
  </Loaded>
);
