import { roleMay } from '../../../../shared/kernel/permissions.ts';
import { noRole, type StaffRole } from '../../../../shared/kernel/roles.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';
import { serviceName } from '../../patients/parts/words.ts';

export const roleLabels: Readonly<Record<UserAccount['role'], string>> = {
  ROLE_ADMIN: 'Admin',
  ROLE_STAFF: 'Staff',
  ROLE_MANAGER: 'Manager',
  ROLE_VOLUNTEER: 'Volunteer',
  ROLE_NULL: 'No access',
};

export const roleTexts: Readonly<Record<StaffRole, string>> = {
  ROLE_ADMIN: 'Admin: the same with every record, and accounts, assigning patients and the audit log',
  ROLE_STAFF: 'Staff: messages, referrals and the records of their services and caseload',
  ROLE_MANAGER: 'Manager: reports in numbers, and nobody’s record',
  ROLE_VOLUNTEER: 'Volunteer: the registers of groups, and nobody’s record',
};

export const stateLabels: Readonly<Record<UserAccount['state'], string>> = {
  ACTIVE: 'Active',
  NOT_ACTIVATED: 'Not activated',
  DISABLED: 'Disabled',
};

/** Whether the services of a person make a difference: their role opens records, and not all of them. */
export const isByService = ({ role }: UserAccount): boolean =>
  roleMay(role, 'mayReadRecords') && !roleMay(role, 'mayReadEveryRecord');

export const worksInText = ({ worksIn }: UserAccount): string =>
  worksIn && worksIn.services.length > 0 ? worksIn.services.map(serviceName).join(', ') : 'all services';

/** Has a role and a number for codes: each is then changed by itself. */
export const isWorking = ({ role, mobile }: UserAccount): boolean => role !== noRole && mobile !== '';

export const nameOf = ({ firstName, lastName, email }: UserAccount): string =>
  `${firstName} ${lastName}`.trim() || email;
