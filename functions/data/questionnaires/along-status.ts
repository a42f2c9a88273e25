import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { awaitBaseline, endWaiting } from './baselines.ts';
import { checkCourses, listCourses, readCourses } from './courses.ts';

/** What a change of a patient's status writes beside it: only active patients are waited for and are overdue. */
export const alongStatus = async (table: Table, referralId: string, active: boolean): Promise<Write[]> => {
  const courses = await readCourses(table, referralId);
  // A result that is saved meanwhile would be due on the wrong day, and its course could never be moved again.
  const unchanged = checkCourses(referralId, courses);
  if (courses.length > 0) return [...unchanged, ...listCourses(courses, active)];
  return [...unchanged, ...(active ? awaitBaseline(referralId) : await endWaiting(table, referralId))];
};
