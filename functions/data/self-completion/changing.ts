import { checkGiven } from '../../../shared/api/result.ts';
import { isStillOpen } from '../../../shared/domain/self-completion.ts';
import { openQuestions } from '../../../shared/questionnaires/check-answers.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { answersRaisingAlert } from '../../../shared/questionnaires/scoring.ts';
import { again, contend } from '../back-off.ts';
import { patch } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import { checkAndCountChange } from '../questionnaires/patients.ts';
import { commit, type Write } from '../write.ts';
import { hashToken, partialAnswersEntity, selfCompletionRequestEntity } from './items.ts';
import { type Opened, openedOf, readAnswers } from './opened.ts';
import { planEarlyAlert, planResult, type Read } from './plan-answered.ts';

/** A planned change of the answers: what is replied once it is stored, and the questionnaires that are results then. */
type Change<Done> = { reply: Done | undefined; done?: QuestionnaireId[]; writes?: Write[] };
const nothing = { reply: undefined };

/** The changes of the answers of a person with a link. `readWithPageToken` reads what a page of their own may change. */
export const createChanging = (
  table: Table,
  readWithPageToken: (token: string, pageToken: string) => Promise<Read | undefined>,
) => {
  /** Changes the answers as they were just read, so that none is lost. A plan without writes is the reply alone. */
  const change = async <Done>(
    { link, pageToken }: { link: string; pageToken: string },
    plan: (found: Read) => Promise<Change<Done>>,
  ): Promise<Done | undefined> => {
    return await contend('answers while another page changed them', async () => {
      const found = await readWithPageToken(link, pageToken);
      if (!found) return undefined;
      const { request } = found;
      const { reply, writes, done = request.done } = await plan(found);
      if (!writes) return reply;
      const asRead = { version: request.version, pageTokenHash: hashToken(pageToken) };
      const stored = await commit(table, [
        patch(
          selfCompletionRequestEntity,
          request,
          { set: { done }, add: { version: 1 } },
          { equals: asRead, absent: ['revokedAt'] },
        ),
        ...writes,
      ]);
      return stored.done ? reply : again;
    });
  };

  return {
    /** Stores an answer; the last one of a questionnaire makes a result. One that raises an alert raises it at once. */
    answer: (
      carried: { link: string; pageToken: string },
      { type, question, score }: { type: QuestionnaireId; question: number; score: number },
      now: number,
    ): Promise<(Opened & { isConcerning: boolean }) | undefined> =>
      change(carried, async (found) => {
        const at = new Date(now).toISOString();
        const questionnaire = findQuestionnaire(type);
        const { request, stored, patient } = found;
        // An answer sent again after its reply was lost: it is stored by now.
        if (request.done.includes(type)) return { reply: { ...openedOf(found), isConcerning: false } };
        if (!isStillOpen(request, now) || !request.questionnaires.includes(type)) return nothing;
        const answered = { ...stored, answers: { ...stored.answers, [`${type}.${question}`]: score } };
        const partialAnswers = readAnswers(answered, request.questionnaires);
        const answers = partialAnswers[type] ?? [];
        const isConcerning = answersRaisingAlert(questionnaire, [{ question, score }]).length > 0;
        const isWhole = openQuestions(questionnaire, answers).length === 0;
        if (isWhole && checkGiven(type, answers) !== undefined) return nothing;
        const isNewAlert = isConcerning && stored.alerted[type] === undefined && !isWhole;
        const early = isNewAlert ? planEarlyAlert(found, { type, answers }, at) : undefined;
        const results = isWhole ? await planResult(table, found, type, answers, at) : [];
        if (!results) return nothing;
        const done = isWhole ? [...request.done, type] : request.done;
        return {
          reply: { request: { ...request, done }, partialAnswers, patient, isConcerning },
          done,
          writes: [
            patch(
              partialAnswersEntity,
              request,
              {
                setIn: {
                  answers: { [`${type}.${question}`]: score },
                  ...(early && { alerted: { [type]: early.resultId } }),
                },
              },
              { exists: true },
            ),
            ...results,
            ...(early ? [checkAndCountChange(patient), ...early.writes] : []),
          ],
        };
      }),

    /** Takes back an answer of a questionnaire that is no result yet. An alert that it has raised stays. */
    clear: (
      carried: { link: string; pageToken: string },
      { type, question }: { type: QuestionnaireId; question: number },
      now: number,
    ): Promise<Opened | undefined> =>
      change(carried, async (found) => {
        const { request, stored } = found;
        const name = `${type}.${question}`;
        const { [name]: cleared, ...answers } = stored.answers;
        if (cleared === undefined || request.done.includes(type)) return { reply: openedOf(found) };
        if (!isStillOpen(request, now)) return nothing;
        return {
          reply: openedOf({ ...found, stored: { ...stored, answers } }),
          writes: [patch(partialAnswersEntity, request, { removeIn: { answers: [name] } }, { exists: true })],
        };
      }),
  };
};
