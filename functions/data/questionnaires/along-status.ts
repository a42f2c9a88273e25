import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { awaitBaseline, endWaiting } from './baselines.ts';
import { listCourses, readCourses } from './courses.ts';

/** What a change of a patient's status writes beside it: only active patients are waited for and are overdue. */
export const alongStatus =
  (table: Table) =>
  async (referralId: string, active: boolean): Promise<Write[]> => {
    const courses = await readCourses(table, referralId);
    if (courses.length > 0) return listCourses(courses, active);
    return active ? awaitBaseline(referralId) : await endWaiting(table, referralId);
  };
