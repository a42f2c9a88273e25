import { settings } from '../../../shared/api/settings.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

export const handler = serve(settings, { readSettings, saveSettings }, makeDependencies);
