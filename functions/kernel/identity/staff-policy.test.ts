import { describe, expect, it } from 'vitest';
import type { StaffAdmin } from './staff-admin.ts';
import { createStaffPolicy } from './staff-policy.ts';

const account = {
  username: 'a-sub',
  email: 'ada@mail.example',
  firstName: 'Ada',
  lastName: 'Okoro',
  mobile: '+447700900123',
  role: 'ROLE_STAFF',
  state: 'ACTIVE',
  hasLeft: false,
} as const;
const grant = {
  email: account.email,
  role: 'ROLE_STAFF',
  mobile: account.mobile,
  firstName: '',
  lastName: '',
} as const;

/** Records each step in order; the named one fails. */
const setup = ({ failsAt = '', exists = true } = {}) => {
  const steps: string[] = [];
  const step =
    <Answer>(name: string, answer: Answer) =>
    async () => {
      if (name === failsAt) throw new Error(`No ${name}`);
      steps.push(name);
      return answer;
    };
  const pool: StaffAdmin = {
    read: async () => (exists ? account : undefined),
    list: async () => [],
    listLeft: async () => [],
    find: async () => [],
    make: step('make', account.username),
    rename: step('rename', undefined),
    allowPasswordReset: step('allowPasswordReset', !exists),
    setAddress: step('setAddress', undefined),
    enableSmsMfa: step('enableSmsMfa', undefined),
    giveRole: step('giveRole', undefined),
    takeRoles: step('takeRoles', undefined),
    disable: step('disable', undefined),
    enable: step('enable', undefined),
    signOutEverywhere: step('signOutEverywhere', undefined),
    forgetDevices: step('forgetDevices', undefined),
    removeApp: step('removeApp', undefined),
  };
  const accounts = createStaffPolicy(pool, (_, audited) => step(`revoke ${audited}`, undefined)());
  return { accounts, steps };
};

describe('a grant', () => {
  it('is in the audit log, asks for codes, bars whoever came in without one, only then gives the role, and bars whoever came in meanwhile', async () => {
    const { accounts, steps } = setup();
    await accounts.grant(grant);
    expect(steps).toEqual([
      'revoke first',
      'rename',
      'allowPasswordReset',
      'enableSmsMfa',
      'revoke again',
      'giveRole',
      'revoke again',
    ]);
  });

  it.each(['make', 'revoke first', 'allowPasswordReset', 'enableSmsMfa', 'revoke again'])(
    'that fails at %s gives no role',
    async (failsAt) => {
      const { accounts, steps } = setup({ failsAt, exists: false });
      await expect(accounts.grant(grant)).rejects.toThrow(failsAt);
      expect(steps).not.toContain('giveRole');
    },
  );
});

describe('every other change bars open sessions before it, and again for whoever signed in meanwhile', () => {
  it.each([
    ['changeMobile', ['enableSmsMfa', 'signOutEverywhere']],
    ['changeAddress', ['setAddress', 'signOutEverywhere']],
    ['revoke', ['takeRoles']],
    ['disable', ['disable']],
    ['enable', ['enable']],
  ] as const)('%s', async (name, work) => {
    const { accounts, steps } = setup();
    expect(await accounts[name](account.username, account.mobile)).toBe('done');
    expect(steps).toEqual(['revoke first', ...work, 'revoke again']);
  });

  it('and does nothing when the revocation cannot be written', async () => {
    const { accounts, steps } = setup({ failsAt: 'revoke first' });
    await expect(accounts.disable(account.username)).rejects.toThrow('revoke first');
    expect(steps).toEqual([]);
  });
});
