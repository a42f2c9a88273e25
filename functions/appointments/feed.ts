import type { AppointmentsHandlers } from './dependencies.ts';

export const readFeedState: AppointmentsHandlers['readFeedState'] = async ({ caller }, { feeds }) => {
  const madeAt = await feeds.readMadeAt(caller.username);
  return { status: 200, body: madeAt === undefined ? {} : { madeAt } };
};

export const renewFeed: AppointmentsHandlers['renewFeed'] = async ({ caller, auditContext }, { feeds }) => {
  const { secret, madeAt } = await feeds.renew(auditContext);
  return { status: 201, body: { path: `/api/calendar/${caller.username}/${secret}`, madeAt } };
};

export const revokeFeed: AppointmentsHandlers['revokeFeed'] = async ({ auditContext }, { feeds }) => {
  await feeds.revoke(auditContext);
  return { status: 200, body: {} };
};
