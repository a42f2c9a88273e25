import type { diary } from '../../../shared/api/diary.ts';
import type { Handler } from '../../http/handler.ts';
import type { DiaryDependencies } from './dependencies.ts';

export const readFeedState: Handler<typeof diary.readFeedState, DiaryDependencies> = async ({ caller }, { feeds }) => {
  const madeAt = await feeds.readMadeAt(caller.username);
  return { status: 200, body: madeAt === undefined ? {} : { madeAt } };
};

export const renewFeed: Handler<typeof diary.renewFeed, DiaryDependencies> = async (
  { caller, auditContext },
  { feeds },
) => {
  const { secret, madeAt } = await feeds.renew(auditContext);
  return { status: 201, body: { path: `/api/calendar/${caller.username}/${secret}`, madeAt } };
};

export const revokeFeed: Handler<typeof diary.revokeFeed, DiaryDependencies> = async ({ auditContext }, { feeds }) => {
  await feeds.revoke(auditContext);
  return { status: 200, body: {} };
};
