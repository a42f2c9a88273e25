import type { AuditHandlers } from './dependencies.ts';
import { namePeople } from './name-people.ts';

export const reviewQuarter: AuditHandlers['reviewQuarter'] = async (
  { params: { quarter }, query: { after } },
  dependencies,
) => {
  const counted = await dependencies.auditLog.review(quarter, after);
  const usernames = counted.content.map(({ username }) => username);
  return { status: 200, body: { ...counted, people: await namePeople(usernames, dependencies) } };
};
