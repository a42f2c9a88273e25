import * as z from 'zod';
import { caseloadOrders, caseloadStatuses, me, nobody } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { useReading } from '../../kernel/lib/query.ts';

const choice = z.object({
  /** `me`, `nobody`, the id of a colleague, or blank for everybody's. */
  worker: z.string().catch(''),
  /** The id of a service, `none`, or blank for any. */
  service: z.string().catch(''),
  /** A language as it was typed, `none`, or blank for any. */
  language: z.string().catch(''),
  status: z.enum(caseloadStatuses).catch('active'),
  order: z.enum(caseloadOrders).catch('longest'),
});
export type Choice = z.infer<typeof choice>;

export const noChoice = choice.parse({});

const filters = ['worker', 'service', 'language', 'order'] as const;

/** The choice in an address; undefined for the list of all patients in their order of arrival. */
export const readChoice = (search: URLSearchParams): Choice | undefined =>
  filters.some((name) => search.get(name)) ? choice.parse(Object.fromEntries(search)) : undefined;

export const writeChoice = ({ status, ...chosen }: Choice): Record<string, string> => {
  const given = Object.entries({ ...chosen, ...(status !== 'active' && { status }) }).filter(
    ([, value]) => value !== '',
  );
  const isOnlyOrder = given.every(([name]) => name === 'order' || name === 'status');
  // The order alone tells the list apart from that of all patients in their order of arrival.
  return Object.fromEntries(given.filter(([name, value]) => name !== 'order' || value !== 'longest' || isOnlyOrder));
};

/** What is said of a choice without patients: true whether all have somebody, or there never was any. */
export const emptyOf = ({ worker, service, language, status }: Choice): string => {
  const isEverybody = service === '' && language === '' && status === 'active';
  if (worker === me && isEverybody)
    return 'You look after nobody yet. Patients appear here as soon as they are assigned to you.';
  if (worker === me) return 'You look after nobody of this choice.';
  return worker === nobody
    ? 'No patient of this choice waits for somebody to look after them.'
    : 'No patient fits this choice.';
};

/** The part of a call that lists or counts the patients of a choice. */
export const queryOf = ({ worker, service, language, status }: Choice) => ({
  status,
  ...(worker && { worker }),
  ...(service && { service }),
  ...(language && { language }),
});

export const useCount = (choice: Choice) => useReading(taskCalls.countCaseload, { query: queryOf(choice) });
