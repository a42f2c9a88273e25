import { join } from 'node:path';
import type { Construct } from 'constructs';
import { type ApiFunction, areasOf } from '../../../functions/deployed.ts';
import { areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { routeKeyOf } from '../../../shared/kernel/wire-names.ts';
import { frameFiles } from '../../../shared/site/site-frame.ts';
import type { DataStack } from '../data-stack.ts';
import { sizes } from '../function-sizes.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import { environmentOf, grant } from './grants.ts';
import { grantOriginSecrets, type OriginSecrets, originSecretEnvironment } from './origin-secret.ts';

export type ApiFunctionProps = {
  data: DataStack;
  originSecrets: OriginSecrets;
  siteDirectory: string;
  /** The address of the site, where it has a name of its own. */
  siteAddress: string | undefined;
};

/**
 * The first module of a function of the API: its routes, each with the area that answers it. It is written here, so that a
 * start loads neither the contract nor an area that nobody asked.
 */
const entryOf = (name: ApiFunction): string => {
  const routes = areasOf(name).flatMap((area) =>
    Object.values<Call>(areas[area]).map(
      (call) => `  ${JSON.stringify(routeKeyOf(call))}: () => import('./functions/${area}/handler.ts'),`,
    ),
  );
  return [
    `import { serveAreas } from './functions/kernel/http/serve-areas.ts';`,
    'export const handler = serveAreas({',
    ...routes,
    '});',
  ].join('\n');
};

/** A function of the API, with the permissions of its areas. */
export const createApiFunction = (
  scope: Construct,
  name: ApiFunction,
  { data, originSecrets, siteDirectory, siteAddress }: ApiFunctionProps,
) => {
  const allowed = permissions[name];
  const fn = createFunction(scope, name, {
    entry: { text: entryOf(name) },
    files: allowed.environment.includes('SITE_FRAME') ? frameFiles.map((file) => join(siteDirectory, file)) : [],
    environment: { ...environmentOf(data, allowed, siteAddress), ...originSecretEnvironment(originSecrets) },
    size: sizes[name],
    operationsKey: data.operationsKey,
  });
  grant(fn.role, data, allowed);
  grantOriginSecrets(fn.role, originSecrets);
  return fn;
};
