import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { today } from '../../../../shared/domain/today.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { isForService } from '../../../../shared/questionnaires/in-use.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { ChosenPatient } from '../../entities/patient/chosen-patient.tsx';
import { PatientSearch } from '../../entities/patient/patient-search.tsx';
import { useResultVersions, useTestSummary } from '../../entities/result/queries.ts';
import { questionnaireScreen } from '../../lib/paths.ts';
import { useSave } from './queries.ts';
import { type Entered, QuestionnaireForm } from './questionnaire-form.tsx';
import { type Saved, SavedResult } from './saved-result.tsx';
import { useFormInstance } from './use-form-instance.ts';

const patientField = 'patient';

/** The result that an address asks to correct. */
const useCorrected = (patientId: string | undefined) => {
  const [search] = useSearchParams();
  const resultId = search.get('correct');
  const { data, error } = useResultVersions(patientId, resultId ?? undefined);
  return { wanted: resultId !== null, result: data?.versions[0], error };
};

/** One questionnaire, whichever it is: who answers, the questions, and after saving what it means. */
export const QuestionnairePage = ({ type }: { type: QuestionnaireId }) => {
  const questionnaire = findQuestionnaire(type);
  const { id } = useParams();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Saved>();
  const sheet = useFormInstance(id);
  const { data: patient, error, refetch } = useTestSummary(id);
  const corrected = useCorrected(id);
  const { mutateAsync, isPending, error: refused, reset } = useSave();
  const { name, measures } = questionnaire;

  const save = async (filled: Entered, forget: () => void) => {
    if (!patient) return;
    const latest = patient.tests.find(({ questionType }) => questionType === type)?.latest;
    // Answers of an earlier day are not what followed on the latest ones.
    const before = latest && latest.questionDate <= filled.questionDate ? latest.score : undefined;
    const { message, alert, ...result } = await mutateAsync({
      ...filled,
      type,
      patientId: patient.patientId,
      corrects: corrected.result,
    });
    forget();
    setSaved({ result, message, alert, before: corrected.wanted ? undefined : before });
    await navigate(questionnaireScreen(type), { replace: true });
  };

  const choose = (chosen: { referralId: string } | undefined) => {
    setSaved(undefined);
    void navigate(questionnaireScreen(type, chosen?.referralId), { replace: true });
  };

  const waiting = corrected.wanted && !corrected.result && !corrected.error;
  const formShown = !waiting && !corrected.error;
  const status = isPending
    ? ({ kind: 'waiting' } as const)
    : refused
      ? ({ kind: 'failed', text: refused.message } as const)
      : undefined;
  return (
    <>
      {!formShown && <PageHead title={name} />}
      <Heading>
        {name}: {measures}
      </Heading>
      {saved && <SavedResult saved={saved} />}
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {corrected.error && <Problem text={corrected.error.message} />}
      {corrected.result && (
        <p>You are correcting the answers of {formatDay(corrected.result.questionDate)}. What stood before is kept.</p>
      )}
      {waiting && <p role="status">Please Wait</p>}
      {patient && !isForService(type, patient.service) && (
        <p>{name} is not usually asked of patients of this service. You can still record it.</p>
      )}
      {formShown && (
        <QuestionnaireForm
          key={`${sheet} ${corrected.result?.resultId}`}
          questionnaire={questionnaire}
          patient={
            patient && (
              <ChosenPatient patient={patient} onChange={corrected.wanted ? undefined : () => choose(undefined)} />
            )
          }
          search={(wrong) =>
            id && !error ? null : <PatientSearch patient={undefined} onChoose={choose} error={wrong} />
          }
          patientField={patientField}
          place={{
            form: `${corrected.wanted ? 'correct' : 'answer'}-${type}`,
            recordId: corrected.result?.resultId ?? patient?.patientId,
          }}
          isCorrection={corrected.wanted}
          start={{
            answers: corrected.result?.answers ?? [],
            questionDate: corrected.result?.questionDate ?? today(),
          }}
          known={patient}
          today={today()}
          status={status}
          onSave={(filled, forget) => {
            reset();
            // A refusal is shown as `refused`, with the answers still there.
            save(filled, forget).catch(() => undefined);
          }}
        />
      )}
    </>
  );
};
