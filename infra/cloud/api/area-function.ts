import { join } from 'node:path';
import type { Construct } from 'constructs';
import type { AreaName } from '../../../shared/api/contract.ts';
import { frameFiles } from '../../../shared/site-frame.ts';
import type { DataStack } from '../data-stack.ts';
import { sizes } from '../function-sizes.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import { environmentOf, grant } from './grants.ts';
import { grantOriginSecrets, type OriginSecrets, originSecretEnvironment } from './origin-secret.ts';

export type AreaProps = {
  data: DataStack;
  originSecrets: OriginSecrets;
  siteDirectory: string;
  /** The address of the site, where it has a name of its own. */
  siteAddress: string | undefined;
};

/** The function that answers the calls of one area, with that area's permissions. */
export const createAreaFunction = (
  scope: Construct,
  area: AreaName,
  { data, originSecrets, siteDirectory, siteAddress }: AreaProps,
) => {
  const allowed = permissions[area];
  const fn = createFunction(scope, area, {
    entry: `functions/routes/${area}/handler.ts`,
    files: allowed.environment.includes('SITE_FRAME') ? frameFiles.map((file) => join(siteDirectory, file)) : [],
    environment: { ...environmentOf(data, allowed, siteAddress), ...originSecretEnvironment(originSecrets) },
    size: sizes[area],
    operationsKey: data.operationsKey,
  });
  if (fn.role) {
    grant(fn.role, data, allowed);
    grantOriginSecrets(fn.role, originSecrets);
  }
  return fn;
};
