import type { UserAccount } from '../../../../shared/api/users.ts';

export const roleLabels: Readonly<Record<UserAccount['role'], string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_STAFF: 'Staff',
  ROLE_NULL: 'No access',
};

export const stateLabels: Readonly<Record<UserAccount['state'], string>> = {
  ACTIVE: 'Active',
  NOT_ACTIVATED: 'Not activated',
  DISABLED: 'Disabled',
};

export const nameOf = ({ firstName, lastName, email }: UserAccount): string =>
  `${firstName} ${lastName}`.trim() || email;
