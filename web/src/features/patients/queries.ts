import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { work } from '../../../../shared/api/work.ts';
import { useSettings } from '../../entities/settings/queries.ts';
import { callQuery, keptForReturn, paged } from '../../lib/query.ts';
import { may } from '../../lib/session/may.ts';
import { type Choice, queryOf } from './choice.ts';

/** Whom patients can be assigned to. */
export const useWorkers = () => useQuery({ ...callQuery(records.listStaff, {}), ...keptForReturn });

export const useCaseload = (choice: Choice, after: string | undefined) =>
  useQuery({
    ...callQuery(work.listCaseload, { query: { ...queryOf(choice), order: choice.order, ...(after && { after }) } }),
    ...paged,
    ...keptForReturn,
  });

/** How many patients a choice has. */
export const useCount = (choice: Choice) => useQuery(callQuery(work.countCaseload, { query: queryOf(choice) }));

/** Whether this person may take on a patient whom nobody looks after. */
export const useMayTakeOn = (): boolean => {
  const { data } = useSettings();
  return may('mayAssignPatients') || (may('mayWriteRecords') && data?.staffMayAssignThemselves === true);
};
