import type { Report } from '../../../../shared/api/report.ts';
import { serviceName } from '../../entities/patient/service-name.ts';

/** The filters of a report in words. */
export const describeFilter = ({ service, worker, workers }: Report): string => {
  const found = workers.find(({ id }) => id === worker);
  const parts = [
    ...(service === undefined ? [] : [serviceName(service)]),
    ...(worker === undefined ? [] : [found ? `${found.firstName} ${found.lastName}` : 'a worker who has left']),
  ];
  return parts.length === 0 ? 'the whole organisation' : parts.join(', ');
};
