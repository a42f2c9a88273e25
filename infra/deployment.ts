import type { Deployment } from './cloud/configuration.ts';

/**
 * What this organisation's IT person chooses, each with its meaning in `cloud/configuration.ts`. What visitors and staff
 * read stands in `shared/organisation.ts`. Nothing here is secret.
 *
 * Each environment is a product of its own, with its own stacks, records and accounts. Commands take `production` unless
 * they are told another, for example `npm run deploy -- --environment staging` once there is a `staging` here.
 */
export const deployments: Record<string, Deployment> = {
  production: {
    alarmEmail: 'alarms@bca.example',
    adminEmail: 'admin@bca.example',
    adminMobile: '07700 900123',
  },
};
