import { useQuery } from '@tanstack/react-query';
import { settings } from '../../../../shared/settings/calls.ts';
import { cachedForReturn, callQuery } from '../../kernel/lib/query.ts';

/** The organisation's settings. */
export const useSettings = () => useQuery({ ...callQuery(settings.readSettings, {}), ...cachedForReturn });
