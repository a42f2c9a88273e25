import { settingsCalls } from '../../shared/settings/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { listStaffLanguages } from './list-staff-languages.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';
import { saveLanguagesOf, saveOwnLanguages } from './save-staff-languages.ts';

export const handler = serve(
  settingsCalls,
  { readSettings, saveSettings, listStaffLanguages, saveOwnLanguages, saveLanguagesOf },
  makeDependencies,
);
