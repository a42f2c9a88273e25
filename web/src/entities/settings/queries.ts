import { useQuery } from '@tanstack/react-query';
import { settings } from '../../../../shared/api/settings.ts';
import { callQuery, keptForReturn } from '../../lib/query.ts';

/** What the organisation has decided for itself. */
export const useSettings = () => useQuery({ ...callQuery(settings.readSettings, {}), ...keptForReturn });
