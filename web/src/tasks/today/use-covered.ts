import { useQueries } from '@tanstack/react-query';
import { today } from '../../../../shared/kernel/today.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { awayOn, coveredBy, uncovered } from '../../../../shared/tasks/cover.ts';
import { findDuties } from '../../../../shared/tasks/duties.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import { useAbsences } from '../parts/queries.ts';

/** Who is away today: the reader, those whose work the reader does, with it, and those whose work nobody does. */
export const useCovered = (me: string) => {
  const { data: read } = useAbsences();
  const absences = (read?.content ?? []).map((one) => ({ ...one, accountId: one.person.id, coverId: one.cover?.id }));
  const day = today();
  const covered = coveredBy(absences, me, day);
  const works = useQueries({
    queries: covered.map(({ accountId }) => callQuery(taskCalls.readCovered, { params: { accountId } })),
  });
  return {
    own: awayOn(absences, me, day),
    /** The absence from which the reader has been back for a few days. */
    ended: read?.ended,
    /** Undefined until it is known. */
    uncovered: read && uncovered(absences, day),
    covered: covered.map((absence, index) => ({ absence, work: works[index] })),
    duties: covered.flatMap(({ person }, index) => {
      const work = works[index]?.data;
      return work ? findDuties(work, { day, me, coverFor: person }) : [];
    }),
  };
};
export type Covered = ReturnType<typeof useCovered>;
