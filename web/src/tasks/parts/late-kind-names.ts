import type { LateKind } from '../../../../shared/tasks/late.ts';

/** Each kind of work in words. */
export const lateKindNames: Readonly<Record<LateKind, string>> = {
  call: 'Calls to people in danger',
  alert: 'Alerts',
  review: 'Reviews of alerts',
  referral: 'Referrals to read or decide',
  contact: 'First contacts with new patients',
  message: 'Messages and ring-backs',
  session: 'Sessions to record',
  privacy: 'Privacy requests and incidents',
  task: 'Tasks',
  test: 'Tests',
};
