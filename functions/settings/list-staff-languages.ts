import type { SettingsHandlers } from './dependencies.ts';

export const listStaffLanguages: SettingsHandlers['listStaffLanguages'] = async (_, { languages }) => ({
  status: 200,
  body: { content: await languages.list() },
});
