import { worklistOrders, worklistStates } from '../../../../shared/api/referrals.ts';

export type WorklistChoice = {
  state: (typeof worklistStates)[number];
  /** The id of a service, `none`, or blank for any. */
  service: string;
  language: string;
  /** `me`, `nobody`, the id of a colleague, or blank for everybody's. */
  worker: string;
  /** `yes` for those that speak of danger only. */
  danger: string;
  order: (typeof worklistOrders)[number];
  /** Where the section that is shown begins; blank for the first. */
  after: string;
};

const blank: WorklistChoice = {
  state: 'open',
  service: '',
  language: '',
  worker: '',
  danger: '',
  order: 'danger',
  after: '',
};

export const readChoice = (search: URLSearchParams): WorklistChoice => ({
  state: worklistStates.find((one) => one === search.get('state')) ?? blank.state,
  order: worklistOrders.find((one) => one === search.get('order')) ?? blank.order,
  service: search.get('service') ?? '',
  language: search.get('language') ?? '',
  worker: search.get('worker') ?? '',
  danger: search.get('danger') === 'yes' ? 'yes' : '',
  after: search.get('after') ?? '',
});

export const writeChoice = (choice: WorklistChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([name, value]) => value !== blank[name as keyof WorklistChoice]));

export const isFiltered = ({ service, language, worker, danger }: WorklistChoice): boolean =>
  [service, language, worker, danger].some((value) => value !== '');
