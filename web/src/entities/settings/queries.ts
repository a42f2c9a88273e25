import { useQuery } from '@tanstack/react-query';
import { settings } from '../../../../shared/api/settings.ts';
import { cachedForReturn, callQuery } from '../../lib/query.ts';

/** The organisation's settings. */
export const useSettings = () => useQuery({ ...callQuery(settings.readSettings, {}), ...cachedForReturn });
