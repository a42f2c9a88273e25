import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { roleMay } from '../../../../shared/kernel/permissions.ts';
import { noRole } from '../../../../shared/kernel/roles.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { worksInAll } from '../../../../shared/patients/record-access.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';

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
