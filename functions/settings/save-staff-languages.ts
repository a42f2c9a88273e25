import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { SettingsHandlers } from './dependencies.ts';

export const saveOwnLanguages: SettingsHandlers['saveOwnLanguages'] = async (
  { body, caller, auditContext },
  { languages },
) => ({ status: 200, body: await languages.save(caller.username, body.languages, auditContext) });

export const saveLanguagesOf: SettingsHandlers['saveLanguagesOf'] = async (
  { params: { accountId }, body, auditContext },
  { languages, staff },
) => {
  const works = (await staff.list()).some(({ id }) => id === accountId);
  if (!works) return notFound(missing.account);
  return { status: 200, body: await languages.save(accountId, body.languages, auditContext) };
};
