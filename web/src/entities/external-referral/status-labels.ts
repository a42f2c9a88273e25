import type { ExternalStatus } from '../../../../shared/api/record.ts';

export const statusLabels: Record<ExternalStatus, string> = {
  sent: 'Sent',
  accepted: 'Accepted',
  waiting: 'On their waiting list',
  declined: 'Declined',
  completed: 'Completed',
};
