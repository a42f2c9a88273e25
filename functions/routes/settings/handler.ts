import { settings } from '../../../shared/api/settings.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { listStaffLanguages } from './list-staff-languages.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';
import { saveLanguagesOf, saveOwnLanguages } from './save-staff-languages.ts';

export const handler = serve(
  settings,
  { readSettings, saveSettings, listStaffLanguages, saveOwnLanguages, saveLanguagesOf },
  makeDependencies,
);
