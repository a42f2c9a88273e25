import type { AuditHandlers } from './dependencies.ts';
import { namePatients, namePeople } from './name-people.ts';

export const readAuditLog: AuditHandlers['readAuditLog'] = async ({ query }, dependencies) => {
  const found = await dependencies.auditLog.read(query, new Date());
  const usernames = found.content.flatMap((entry) => ('unreadable' in entry ? [] : entry.username));
  const records = found.content.flatMap((entry) => ('unreadable' in entry ? [] : (entry.record ?? [])));
  const [people, patients] = await Promise.all([
    namePeople(usernames, dependencies),
    namePatients(records, dependencies),
  ]);
  return { status: 200, body: { ...found, people, patients } };
};
