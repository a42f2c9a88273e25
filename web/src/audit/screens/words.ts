import { areas } from '../../../../shared/contract.ts';
import { auditKindOf, type Call } from '../../../../shared/kernel/call.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import type { UserAccount } from '../../../../shared/users/calls.ts';
import { organisationIt } from '../../../../shared/users/organisation-it.ts';

const kinds = new Map(
  Object.values(areas).flatMap((area) =>
    Object.entries<Call>(area).map(([name, call]) => [name, auditKindOf(call)] as const),
  ),
);

/** The kind of a call, from the contract; a call that no longer exists is taken for the strongest kind. */
export const kindOf = (call: string) => kinds.get(call) ?? 'change';

/** The names of everybody in an entry: those with access, and those that the audit log itself returned. */
export type People = { withAccess: readonly UserAccount[]; named: readonly StaffUser[] };

/** The name of a person in an entry; the organisation's command and deleted accounts have no personal name. */
export const formatPerson = (username: string, { withAccess, named }: People): string => {
  if (username === organisationIt) return 'Organisation IT (command)';
  const person = withAccess.find((one) => one.username === username);
  if (person) return `${person.firstName} ${person.lastName}`.trim() || person.email;
  const { firstName = '', lastName = '' } = named.find(({ id }) => id === username) ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return name ? `${name} (without access now)` : `Without access now (${username})`;
};
