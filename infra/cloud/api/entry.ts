import { type ApiFunction, areasOf } from '../../../functions/deployed.ts';
import type { Call } from '../../../shared/api/call.ts';
import { areas } from '../../../shared/api/contract.ts';
import { routeKeyOf } from '../../../shared/api/wire-names.ts';

/**
 * The first module of a function of the API: its routes, each with the area that answers it. It is written here, so that a
 * start loads neither the contract nor an area that nobody asked.
 */
export const entryOf = (name: ApiFunction): string => {
  const routes = areasOf(name).flatMap((area) =>
    Object.values<Call>(areas[area]).map(
      (call) => `  ${JSON.stringify(routeKeyOf(call))}: () => import('./functions/routes/${area}/handler.ts'),`,
    ),
  );
  return [
    `import { serveAreas } from './functions/http/serve-areas.ts';`,
    'export const handler = serveAreas({',
    ...routes,
    '});',
  ].join('\n');
};
