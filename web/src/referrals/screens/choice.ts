import * as z from 'zod';
import { worklistOrders, worklistStates } from '../../../../shared/referrals/calls.ts';

const choice = z.object({
  state: z.enum(worklistStates).catch('open'),
  /** The id of a service, `none`, or blank for any. */
  service: z.string().catch(''),
  language: z.string().catch(''),
  /** `me`, `nobody`, the id of a colleague, or blank for everybody's. */
  worker: z.string().catch(''),
  /** `yes` for those that speak of danger only. */
  danger: z.enum(['yes', '']).catch(''),
  order: z.enum(worklistOrders).catch('danger'),
  /** Where the section that is shown begins; blank for the first. */
  after: z.string().catch(''),
});
export type WorklistChoice = z.infer<typeof choice>;

const blank = choice.parse({});

export const readChoice = (search: URLSearchParams): WorklistChoice => choice.parse(Object.fromEntries(search));

/** The part of the address for a choice, without its defaults. */
export const writeChoice = (choice: WorklistChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([name, value]) => value !== blank[name as keyof WorklistChoice]));

export const isFiltered = ({ service, language, worker, danger }: WorklistChoice): boolean =>
  [service, language, worker, danger].some((value) => value !== '');
