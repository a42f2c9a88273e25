import { settingsCalls } from '../../../../shared/settings/calls.ts';
import { cachedForReturn, useReading } from '../../kernel/lib/query.ts';

export const useSettings = () => useReading(settingsCalls.readSettings, {}, cachedForReturn);
