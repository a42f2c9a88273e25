import type { Deployment } from './cloud/configuration.ts';

/**
 * What this organisation's IT person chooses for the deployment, each with its meaning in `cloud/configuration.ts`.
 * What visitors and staff read stands in `shared/organisation.ts`. Nothing here is secret.
 */
export const deployment: Deployment = {
  alarmEmail: 'alarms@bca.example',
  adminEmail: 'admin@bca.example',
  adminMobile: '07700 900123',
  acceptNoWebAcl: 'A demonstration, which nobody has made a web ACL in us-east-1 for.',
};
