import type { Deployment } from './cloud/configuration.ts';

/**
 * The choices of this organisation's IT person, each explained in `cloud/configuration.ts`. The texts for visitors and
 * staff are in `shared/organisation/organisation.ts`. Nothing here is secret.
 *
 * Each environment is a product of its own, with its own stacks, records and accounts. Commands use `production`
 * unless another is named, for example `npm run deploy -- --environment staging` once there is a `staging` here.
 */
export const deployments: Record<string, Deployment> = {
  production: {
    alarmEmail: 'alarms@bca.example',
    adminEmail: 'admin@bca.example',
    adminMobile: '07700 900123',
  },
};
