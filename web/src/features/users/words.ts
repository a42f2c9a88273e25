import type { UserAccount } from '../../../../shared/api/users.ts';
import { noRole, type StaffRole } from '../../../../shared/domain/roles.ts';

export const roleLabels: Readonly<Record<UserAccount['role'], string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_STAFF: 'Staff',
  ROLE_MANAGER: 'Manager',
  ROLE_VOLUNTEER: 'Volunteer',
  ROLE_NULL: 'No access',
};

/** What a role is for, to whoever gives it. */
export const roleTexts: Readonly<Record<StaffRole, string>> = {
  ROLE_ADMIN: 'Admin: the same with every record, and accounts, assigning patients and the audit log',
  ROLE_STAFF: 'Staff: messages, referrals and the records of their services and caseload',
  ROLE_MANAGER: 'Manager: reports in numbers, and nobody’s record',
  ROLE_VOLUNTEER: 'Volunteer: the registers of groups, by first names only',
};

export const stateLabels: Readonly<Record<UserAccount['state'], string>> = {
  ACTIVE: 'Active',
  NOT_ACTIVATED: 'Not activated',
  DISABLED: 'Disabled',
};

/** Has a role and a number for codes: each is then changed alone. */
export const isWorking = ({ role, mobile }: UserAccount): boolean => role !== noRole && mobile !== '';

export const nameOf = ({ firstName, lastName, email }: UserAccount): string =>
  `${firstName} ${lastName}`.trim() || email;
