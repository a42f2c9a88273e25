import { settingsCalls } from '../../../../shared/settings/calls.ts';
import { cachedForReturn } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';

export const useSettings = () => useReading(settingsCalls.readSettings, {}, cachedForReturn);
