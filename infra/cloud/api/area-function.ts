import { Duration } from 'aws-cdk-lib';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { AreaName } from '../../../shared/api/contract.ts';
import type { DataStack } from '../data-stack.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import { environmentOf, grant } from './grants.ts';
import { grantOriginSecret } from './origin-secret.ts';

/** The function that answers the calls of one area, with that area's permissions. */
export const createAreaFunction = (
  scope: Construct,
  area: AreaName,
  { data, originSecret }: { data: DataStack; originSecret: ISecret },
) => {
  const allowed = permissions[area];
  const fn = createFunction(scope, area, {
    entry: `functions/routes/${area}/handler.ts`,
    environment: { ...environmentOf(data, allowed), ORIGIN_SECRET_ID: originSecret.secretArn },
    timeout: Duration.seconds(15),
    operationsKey: data.operationsKey,
  });
  if (fn.role) {
    grant(fn.role, data, allowed);
    grantOriginSecret(fn.role, originSecret);
  }
  return fn;
};
