import { describe, expect, it } from 'vitest';
import { mayEnter, staffRoles } from '../../../../shared/kernel/roles.ts';
import { authoritiesOfGroups, parseAuthorities } from './authorities.ts';

describe('the stored authorities', () => {
  it.each([null, '', 'nonsense', '{}', '"ROLE_STAFF"', '[null, 1, {"authority": 2}]'])('%s opens nothing', (text) => {
    expect(mayEnter(staffRoles, parseAuthorities(text))).toBe(false);
  });

  it('open the staff area to exactly one entry of a staff role', () => {
    const staff = { authority: 'ROLE_STAFF' };
    expect(mayEnter(staffRoles, parseAuthorities(JSON.stringify([staff])))).toBe(true);
    expect(mayEnter(staffRoles, parseAuthorities(JSON.stringify([staff, staff])))).toBe(false);
  });

  it('follow the groups of the token, the widest role first', () => {
    expect(authoritiesOfGroups(['ROLE_STAFF', 'ROLE_ADMIN'])).toEqual([{ authority: 'ROLE_ADMIN' }]);
    expect(authoritiesOfGroups([])).toEqual([{ authority: 'ROLE_NULL' }]);
  });
});
