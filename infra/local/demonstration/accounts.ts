import type { StaffRole } from '../../../shared/kernel/roles.ts';

export type DemonstrationAccount = {
  email: string;
  role: StaffRole;
  firstName: string;
  lastName: string;
  /** From the range that Ofcom reserves for drama: it reaches nobody. */
  mobile: string;
};

export const demonstrationPassword = 'demonstration-only-2026';

export const demonstrationAccounts: DemonstrationAccount[] = [
  { email: 'admin@bca.example', role: 'ROLE_ADMIN', firstName: 'Nasreen', lastName: 'Akhtar', mobile: '+447700900101' },
  {
    email: 'staff@bca.example',
    role: 'ROLE_STAFF',
    firstName: 'Tomasz',
    lastName: 'Brzezicki',
    mobile: '+447700900102',
  },
  {
    email: 'reports@bca.example',
    role: 'ROLE_MANAGER',
    firstName: 'Harpreet',
    lastName: 'Gill',
    mobile: '+447700900103',
  },
  {
    email: 'volunteer@bca.example',
    role: 'ROLE_VOLUNTEER',
    firstName: 'Yusra',
    lastName: 'Malik',
    mobile: '+447700900104',
  },
];
