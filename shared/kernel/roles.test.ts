import { expect, it } from 'vitest';
import { findStaffRole, mayEnter, staffRoles, unverified, waitingForCode } from './roles.ts';

it('whoever has several roles acts in the widest', () => {
  expect(findStaffRole(['ROLE_STAFF', 'ROLE_ADMIN'])).toBe('ROLE_ADMIN');
  expect(findStaffRole(['somebody'])).toBeUndefined();
});

it('a screen opens to whoever has one allowed role once', () => {
  const stored = (...roles: string[]) => roles.map((authority) => ({ authority }));
  expect(mayEnter(['ROLE_ADMIN', 'ROLE_STAFF'], stored('ROLE_STAFF'))).toBe(true);
  expect(mayEnter(['ROLE_ADMIN'], stored('ROLE_STAFF'))).toBe(false);
  expect(mayEnter(['ROLE_STAFF'], stored('ROLE_STAFF', 'ROLE_STAFF'))).toBe(false);
  expect(mayEnter(['ROLE_STAFF'], [])).toBe(false);
});

it('whoever waits for the code may enter their code and nothing else, an admin as one', () => {
  expect(waitingForCode).toContainEqual({ authority: 'ROLE_ADMIN_UNVERIFIED' });
  for (const role of ['ROLE_ADMIN', 'ROLE_STAFF'] as const)
    expect(mayEnter([unverified(role)], waitingForCode)).toBe(true);
  expect(mayEnter(staffRoles, waitingForCode)).toBe(false);
});
