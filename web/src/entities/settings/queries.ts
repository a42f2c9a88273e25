import { useQuery } from '@tanstack/react-query';
import { settings } from '../../../../shared/api/settings.ts';
import { callQuery, keptForReturn } from '../../lib/query.ts';

/** The organisation's settings. */
export const useSettings = () => useQuery({ ...callQuery(settings.readSettings, {}), ...keptForReturn });
