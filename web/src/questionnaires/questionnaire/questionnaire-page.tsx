import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { isForService } from '../../../../shared/questionnaires/offered.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { questionnaireScreen } from '../../kernel/lib/paths.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import { useAddressedPatient, useFormInstance } from '../../patients/parts/use-addressed-patient.ts';
import { type Entered, fieldsOfEntry } from '../parts/entry-fields.ts';
import { useResultVersions, useTestSummary } from '../parts/results/queries.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { type Saved, SavedResult } from './saved-result.tsx';

type Filled = Entered & {
  type: QuestionnaireId;
  patientId: string;
  /** The result that these answers replace, and the version of it that was read. */
  corrects: { resultId: string; version: number } | undefined;
};

const sendFilled = async (filled: Filled, idempotencyKey: string) => {
  const { type, patientId, questionDate, answers, why, corrects, earlyDateConfirmed } = filled;
  const about = { questionType: type, questionDate, ...(earlyDateConfirmed && { earlyDateConfirmed }) };
  if (corrects) {
    const { resultId, version } = corrects;
    return await send(questionnaireCalls.correctResult, {
      params: { patientId, resultId },
      body: { ...about, version, answers, why },
      idempotencyKey,
    });
  }
  const body = answers.map((answer) => ({ ...answer, ...about, patientId }));
  return await send(questionnaireCalls.saveResult, { body, idempotencyKey });
};
export type SaveAnswer = Awaited<ReturnType<typeof sendFilled>>;

const useCorrected = (patientId: string | undefined) => {
  const [search] = useSearchParams();
  const resultId = search.get('correct');
  const reading = useResultVersions(patientId, resultId ?? undefined);
  return { wanted: resultId !== null, reading, result: reading.data?.versions[0] };
};

export const QuestionnairePage = ({ type }: { type: QuestionnaireId }) => {
  const questionnaire = findQuestionnaire(type);
  const addressed = useAddressedPatient((chosen) => questionnaireScreen(type, chosen));
  const { id, reading } = addressed;
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Saved>();
  const instance = useFormInstance(id);
  const { data: patient, error, refetch } = useTestSummary(id);
  const corrected = useCorrected(id);
  const { name, measures } = questionnaire;

  const choose = (chosen: { patientId: string } | undefined) => {
    setSaved(undefined);
    void navigate(questionnaireScreen(type, chosen?.patientId));
  };

  const { result: correctedResult } = corrected;
  const formShown = !corrected.wanted || correctedResult !== undefined;

  const finish: Parameters<typeof QuestionnaireForm>[0]['onSaved'] = (body, { questionDate }) => {
    const { message, alert, ...result } = body;
    const latest = patient?.tests.find(({ questionType }) => questionType === type)?.latest;
    // Answers of an earlier day are not what followed on the latest ones.
    const before = latest && latest.questionDate <= questionDate ? latest.score : undefined;
    setSaved({ result, message, alert, before: corrected.wanted ? undefined : before });
    void navigate(questionnaireScreen(type), { replace: true });
  };

  return (
    <>
      {(!formShown || saved) && <PageHead title={name} />}
      <Heading>
        {name}: {measures}
      </Heading>
      {saved && <SavedResult saved={saved} />}
      {error && <Problem text={error.message} retry={() => void refetch()} />}
      {patient && reading.error && (
        <Problem
          text={`How it is safe to contact them could not be read. ${reading.error.message}`}
          retry={reading.retry}
        />
      )}
      {corrected.wanted && (
        <Loaded from={corrected.reading}>
          {({ versions: [latest] }) =>
            latest && (
              <p>You are correcting the answers of {formatDay(latest.questionDate)}. What stood before is kept.</p>
            )
          }
        </Loaded>
      )}
      {patient && !isForService(type, patient.service) && (
        <p>{name} is not usually asked of patients of this service. You can still record it.</p>
      )}
      {saved && (
        <section aria-labelledby="next-patient">
          <h2 id="next-patient">Another patient</h2>
          <PatientSearch patient={undefined} onChoose={choose} />
        </section>
      )}
      {formShown && !saved && (
        <QuestionnaireForm
          key={`${instance} ${correctedResult?.resultId}`}
          questionnaire={questionnaire}
          patient={patient}
          leave={corrected.wanted ? undefined : () => choose(undefined)}
          search={(wrong) => (
            <PatientSearch
              patient={undefined}
              reading={{ ...reading, isLoading: id !== undefined && !error && !reading.error }}
              onChoose={choose}
              error={wrong}
            />
          )}
          place={{
            form: `${corrected.wanted ? 'correct' : 'answer'}-${type}`,
            recordId: correctedResult?.resultId ?? patient?.patientId,
            patientId: patient?.patientId,
          }}
          isCorrection={corrected.wanted}
          saved={{
            version: correctedResult?.version ?? 0,
            values: fieldsOfEntry({
              answers: correctedResult?.answers ?? [],
              questionDate: correctedResult?.questionDate ?? today(),
              why: '',
            }),
          }}
          send={(entered, version, idempotencyKey) => {
            const corrects = correctedResult && { resultId: correctedResult.resultId, version };
            return sendFilled({ ...entered, type, patientId: patient?.patientId ?? '', corrects }, idempotencyKey);
          }}
          onSaved={finish}
        />
      )}
    </>
  );
};
