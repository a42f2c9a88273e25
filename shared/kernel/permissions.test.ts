import { expect, expectTypeOf, it } from 'vitest';
import { areas } from '../contract.ts';
import { type Call, defineCall } from './call.ts';
import { type Permission, type PermissionsByRole, permissionsByRole, roleMay, rolesWith } from './permissions.ts';
import { noRole, type Role, type StaffRole, staffRoles, unverified } from './roles.ts';

const everyCall = Object.values(areas).flatMap((calls) => Object.values<Call>(calls));

it('every role has a decision: one that is added does not compile without', () => {
  expectTypeOf<keyof PermissionsByRole>().toEqualTypeOf<StaffRole>();
  // @ts-expect-error: nobody has said what it may do.
  const undecided: PermissionsByRole<StaffRole | 'ROLE_UNDECIDED'> = permissionsByRole;
  expect(new Set(Object.keys(undecided))).toEqual(new Set(staffRoles));
});

it('every call has a decision: one that is added does not compile without', () => {
  expectTypeOf<Call['permission']>().toEqualTypeOf<Permission | 'public'>();
  // @ts-expect-error: nobody has said who may call it.
  defineCall('GET /api/forgotten', { replies: {} });
});

const withoutPermission: Role[] = [noRole, ...staffRoles.map(unverified)];
it.each(withoutPermission)('%s may do nothing', (role) => {
  expect(everyCall.filter(({ permission }) => permission !== 'public' && roleMay(role, permission))).toEqual([]);
});

it('no permission is held by nobody: the routes of its calls would have no scope', () => {
  for (const { permission } of everyCall) if (permission !== 'public') expect(rolesWith(permission)).not.toEqual([]);
});
