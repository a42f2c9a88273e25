import { missing } from '../../../shared/api/missing.ts';
import type { settings } from '../../../shared/api/settings.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { SettingsDependencies } from './dependencies.ts';

export const saveOwnLanguages: Handler<typeof settings.saveOwnLanguages, SettingsDependencies> = async (
  { body, caller, auditContext },
  { languages },
) => ({ status: 200, body: await languages.save(caller.username, body.languages, auditContext) });

export const saveLanguagesOf: Handler<typeof settings.saveLanguagesOf, SettingsDependencies> = async (
  { params: { accountId }, body, auditContext },
  { languages, staff },
) => {
  const works = (await staff.list()).some(({ id }) => id === accountId);
  if (!works) return notFound(missing.account);
  return { status: 200, body: await languages.save(accountId, body.languages, auditContext) };
};
