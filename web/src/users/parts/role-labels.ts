import type { StaffRole } from '../../../../shared/kernel/roles.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';

/** Each role, as it is called on screens. */
export const roleLabels: Readonly<Record<UserAccount['role'], string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_STAFF: 'Staff',
  ROLE_MANAGER: 'Manager',
  ROLE_VOLUNTEER: 'Volunteer',
  ROLE_NULL: 'No access',
};

/** The same with what it opens. */
export const roleTexts: Readonly<Record<StaffRole, string>> = {
  ROLE_ADMIN: 'Admin: the same with every record, and accounts, assigning patients and the audit log',
  ROLE_STAFF: 'Staff: messages, referrals and the records of their services and caseload',
  ROLE_MANAGER: 'Manager: reports in numbers, and nobody’s record',
  ROLE_VOLUNTEER: 'Volunteer: the registers of groups, and nobody’s record',
};
