import type { JointChange, OwnChange } from '../../../../../shared/questionnaires/describe-change.ts';
import type { QuestionnaireId } from '../../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';

/** The judgement of one instrument's change. */
export const ChangeWords = ({ questionType, change, recovered }: OwnChange & { questionType: QuestionnaireId }) => {
  const side = findQuestionnaire(questionType).better === 'lower' ? 'below' : 'above';
  return (
    <>
      <strong>{change}</strong>
      {recovered && `. Now ${side} the clinical threshold`}
    </>
  );
};

/** The judgement of several instruments together, and by whose convention. */
export const JointChangeWords = ({ by, of, change, recovered }: JointChange) => (
  <>
    {of} together ({by}): <strong>{change}</strong>
    {recovered && '. Recovery: below the clinical thresholds now'}
  </>
);
