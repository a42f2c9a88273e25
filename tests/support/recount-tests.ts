import { currentEpisode } from '../../functions/episodes/store/episodes.ts';
import { isOf } from '../../functions/erasure/stored/item-kinds.ts';
import { type CountedList, listPartition } from '../../functions/kernel/store/counted-list.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { storedRecord } from '../../functions/patients/store/record.ts';
import { dueList } from '../../functions/questionnaires/store/due-tests.ts';
import { noBaselineList } from '../../functions/questionnaires/store/no-baseline-list.ts';
import { resultEntity } from '../../functions/questionnaires/store/result-items.ts';
import { scoreHistoryEntity } from '../../functions/questionnaires/store/score-history.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { episodeAt } from '../../shared/episodes/episodes.ts';
import { dueDay } from '../../shared/questionnaires/overdue.ts';
import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import { readEverything } from './read-everything.ts';

type History = ReturnType<typeof scoreHistoryEntity.schema.parse>;

/** The score histories of every patient, in order. */
const inOrder = (histories: readonly Omit<History, 'version'>[]) =>
  histories
    .map(({ patientId, questionType, first, latest }) => ({ patientId, questionType, first, latest }))
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/**
 * Computes again, from the records and the results themselves, the score histories, due tests and missing baselines:
 * the expected items beside the stored ones. `miscounted` lists every counter that is wrong.
 */
export const recountTests = async (table: Table) => {
  const items = await readEverything(table);
  const records = items.filter(({ sk }) => sk === 'RECORD').map((item) => storedRecord.parse(item));
  const episodesOf = new Map(records.map(({ patientId, episodes }) => [patientId, episodes]));
  // The score history is that of the current episode.
  const results = items
    .filter(isOf(resultEntity))
    .map((item) => resultEntity.schema.parse(item))
    .filter(({ patientId, questionDate }) => {
      const episodes = episodesOf.get(patientId);
      return !episodes || episodeAt(episodes, questionDate).number === currentEpisode(episodes).number;
    });
  const byTest = Object.values(
    Object.groupBy(results, ({ patientId, questionType }) => `${patientId} ${questionType}`),
  ).map((some = []) =>
    some.toSorted((one, other) =>
      `${one.questionDate}${one.resultId}`.localeCompare(`${other.questionDate}${other.resultId}`),
    ),
  );
  const histories = byTest.flatMap((some) => {
    const [first, latest] = [some[0], some.at(-1)];
    if (!first || !latest) return [];
    const point = ({ resultId, questionDate, score }: typeof first) => ({ resultId, questionDate, score });
    const { patientId, questionType } = first;
    return [{ patientId, questionType, first: point(first), latest: point(latest) }];
  });
  const stored = items.filter(isOf(scoreHistoryEntity)).map((item) => scoreHistoryEntity.schema.parse(item));
  const active = records.filter((record) => record.active).map(({ patientId }) => patientId);
  const due = histories
    .filter(({ patientId }) => active.includes(patientId))
    .flatMap(({ patientId, questionType, latest }) => {
      const { everyDays } = findQuestionnaire(questionType);
      if (everyDays === undefined) return [];
      return [`${dueDay(latest.questionDate, everyDays)}#${patientId}#${questionType}`];
    });
  const waiting = active.filter((id) => histories.every(({ patientId }) => patientId !== id));
  const listed = (list: CountedList) => items.filter(({ pk }) => pk === listPartition(list));
  return {
    stored: {
      histories: inOrder(stored),
      due: stored
        .flatMap(({ place5, sortedBy }) => (place5 === listPartition(dueList) ? (sortedBy ?? []) : []))
        .toSorted(),
      waiting: listed(noBaselineList)
        .map(({ sk }) => sk.split('#')[1])
        .toSorted(),
      miscounted: (await recount(() => items)).wrong,
    },
    recounted: {
      histories: inOrder(histories),
      due: due.toSorted(),
      waiting: waiting.toSorted(),
      miscounted: [],
    },
  };
};
