import { referralStatus } from '#words/referral-status.ts';
import type { Group } from '../kernel/forms/field.ts';
import type { PublicForm } from '../kernel/forms/public-form.ts';

const { reference, dob, code } = referralStatus.groups[''].fields;

const statusGroups = {
  '': {
    title: referralStatus.groups[''].title,
    fields: {
      reference: { kind: 'text', ...reference, maxLength: 30 },
      dob: { kind: 'date', ...dob },
      code: { kind: 'text', ...code, maxLength: 30 },
    },
  },
} as const satisfies Record<string, Group>;

/** The form that asks for the state of a referral. It stores nothing, so its answer is shown at once. */
export const statusForm = {
  title: referralStatus.title,
  page: '/referrals/status',
  submit: referralStatus.submit,
  groups: statusGroups,
} as const satisfies PublicForm;
