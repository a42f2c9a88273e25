import { useQuery } from '@tanstack/react-query';
import { settingsCalls } from '../../../../shared/settings/calls.ts';
import { cachedForReturn, callQuery } from '../../kernel/lib/query.ts';

/** The organisation's settings. */
export const useSettings = () => useQuery({ ...callQuery(settingsCalls.readSettings, {}), ...cachedForReturn });
