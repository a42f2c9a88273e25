import type { QuestionnaireId } from '../../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import styles from './score-lines.module.css';

/** The meaning of the bands of these questionnaires, once each; wherever a band is shown. */
export const BandLegend = ({ of }: { of: readonly QuestionnaireId[] }) => {
  const legends = new Set(of.flatMap((id) => findQuestionnaire(id).reviewBands?.legend ?? []));
  return [...legends].map((legend) => (
    <p key={legend} className={styles.legend}>
      {legend}
    </p>
  ));
};
