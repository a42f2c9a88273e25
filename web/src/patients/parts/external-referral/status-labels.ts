import type { ExternalStatus } from '../../../../../shared/patients/record.ts';

export const statusLabels: Record<ExternalStatus, string> = {
  sent: 'Sent',
  accepted: 'Accepted',
  waiting: 'On their waiting list',
  declined: 'Declined',
  completed: 'Completed',
};
