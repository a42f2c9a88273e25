import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { roleMay } from '../../../../shared/kernel/permissions.ts';
import { noRole, type StaffRole } from '../../../../shared/kernel/roles.ts';
import type { ServiceId } from '../../../../shared/kernel/service-id.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { worksInAll } from '../../../../shared/patients/record-access.ts';
import type { GrantInput, UserAccount } from '../../../../shared/users/calls.ts';
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

const stateLabels: Readonly<Record<UserAccount['state'], string>> = {
  ACTIVE: 'Active',
  NOT_ACTIVATED: 'Not activated',
  DISABLED: 'Disabled',
};

/** Whether the services of a person make a difference: their role opens records, and not all of them. */
export const isByService = ({ role }: Pick<UserAccount, 'role'>): boolean =>
  roleMay(role, 'mayReadRecords') && !roleMay(role, 'mayReadEveryRecord');

export const worksInText = ({ worksIn }: UserAccount): string => {
  if (!worksIn || worksInAll(worksIn)) return 'all services';
  return worksIn.services.length > 0 ? worksIn.services.map(serviceName).join(', ') : 'no service yet';
};

const everyService = 'every';

/** The ticks for services, with one for all of them. */
export const serviceChoices = [
  { id: everyService, label: 'All services, also those that come later' },
  ...organisation.services.map(({ id, name }) => ({ id, label: name })),
];

export const servicesHint =
  'They open the records of these services and of their caseload; any other with a reason. With none ticked they open the records of their caseload alone.';

export const tickedServices = ({ worksIn }: UserAccount): readonly string[] =>
  !worksIn || worksInAll(worksIn) ? [everyService] : worksIn.services;

/** What the ticks mean. */
export const readServices = (
  ticked: readonly string[],
): Pick<GrantInput, 'services' | 'every'> & { services: ServiceId[] } => {
  const every = ticked.includes(everyService);
  return { every, services: every ? [] : (ticked as ServiceId[]) };
};

/** The state of an account as people say it. */
export const statusOf = ({ state, role, hasLeft, invitedUntil, awayUntil }: UserAccount): string => {
  if (state === 'DISABLED') return stateLabels.DISABLED;
  if (role === noRole) return hasLeft ? 'Left' : stateLabels[state];
  if (invitedUntil) {
    const until = new Date(invitedUntil);
    return until.getTime() > Date.now() ? `Invited until ${formatDay(today(until))}` : 'Invitation has run out';
  }
  return awayUntil ? `Away until ${formatDay(awayUntil)}` : stateLabels[state];
};

/** Has a role and a number for codes: each is then changed by itself. */
export const isWorking = ({ role, mobile }: UserAccount): boolean => role !== noRole && mobile !== '';

export const nameOf = ({ firstName, lastName, email }: UserAccount): string =>
  `${firstName} ${lastName}`.trim() || email;
