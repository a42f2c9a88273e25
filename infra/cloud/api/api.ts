import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type ApiFunction, apiFunctions, areasOf, functionOf } from '../../../functions/deployed.ts';
import { type AreaName, areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { routeKeyOf, templateOf } from '../../../shared/kernel/wire-names.ts';
import { frameFiles } from '../../../shared/site/site-frame.ts';
import { acknowledge } from '../acknowledgements.ts';
import { pagePartsDirectory } from '../bundle.ts';
import type { DataStack } from '../data-stack.ts';
import { sizes } from '../function-sizes.ts';
import { createLogGroup } from '../keys-and-logs.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import { environmentOf, grant } from './grants.ts';
import { grantOriginSecrets, type OriginSecrets, originSecretEnvironment } from './origin-secret.ts';

/** The HTTP API: its functions, and a route for each call. */
export class Api extends Construct {
  readonly httpApi: HttpApi;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { data } = props;
    const { userPool, browserClient, serverClient } = data.identity;

    // Same origin as the site, through CloudFront: no other origin is allowed, so no CORS.
    this.httpApi = new HttpApi(this, 'HttpApi', { apiName: Stack.of(this).stackName, createDefaultStage: false });
    const authorizer = new HttpJwtAuthorizer('Staff', userPool.userPoolProviderUrl, {
      jwtAudience: [browserClient.userPoolClientId, serverClient.userPoolClientId],
    });

    const integrations = Object.fromEntries(
      apiFunctions.map((name) => [
        name,
        // One permission for all routes of a function: one for each would bring the stack near the limit of 500
        // resources.
        new HttpLambdaIntegration(name, createApiFunction(this, name, props), { scopePermissionToRoute: false }),
      ]),
    ) as Record<ApiFunction, HttpLambdaIntegration>;

    const routes = Object.entries(areas).flatMap(([area, calls]: [string, Record<string, Call>]) => {
      const integration = integrations[functionOf[area as AreaName]];
      return Object.entries(calls).map(([name, { method, path, permission }]) => {
        const route = new HttpRoute(this, name, {
          httpApi: this.httpApi,
          routeKey: HttpRouteKey.with(templateOf({ path }), HttpMethod[method]),
          integration,
          // A token has a scope for each staff role of its owner. Without scopes the gateway would accept ID tokens
          // too. The function decides which roles may make a call, and puts a refusal in the audit log.
          ...(permission === 'public' ? {} : { authorizer, authorizationScopes: [...staffRoles] }),
        });
        if (permission === 'public') acknowledge(route, 'publicRoute');
        return route;
      });
    });

    createStage(this, { httpApi: this.httpApi, routes, operationsKey: data.operationsKey });
  }
}

export type ApiFunctionProps = {
  data: DataStack;
  originSecrets: OriginSecrets;
  siteDirectory: string;
  /** The address of the site, where it has a name of its own. */
  siteAddress: string | undefined;
  /** The bucket of the site's files. */
  files: Bucket;
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
const createApiFunction = (
  scope: Construct,
  name: ApiFunction,
  { data, originSecrets, siteDirectory, siteAddress, files }: ApiFunctionProps,
) => {
  const allowed = permissions[name];
  const fn = createFunction(scope, name, {
    entry: { text: entryOf(name) },
    files: allowed.environment.includes('SITE_FRAME') ? frameFiles.map((file) => join(siteDirectory, file)) : [],
    ...(allowed.siteFiles && { folders: { pages: pagePartsDirectory } }),
    environment: {
      ...environmentOf(data, allowed, { siteAddress, files }),
      ...originSecretEnvironment(originSecrets),
    },
    size: sizes[name],
    operationsKey: data.operationsKey,
  });
  grant(fn.role, data, allowed, files);
  grantOriginSecrets(fn.role, originSecrets);
  return fn;
};

// Requests a second. The first limit is for each public route, the second for all others.
const publicThrottle = { rate: 10, burst: 20 };
const staffThrottle = { rate: 50, burst: 100 };

// No network address, no path (a path names a record), no token.
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  function: '$context.integrationStatus',
  refusedBecause: '$context.authorizer.error',
};

const publicRouteSettings = () => {
  const calls: Call[] = Object.values(areas).flatMap((area) => Object.values(area));
  const settings = { ThrottlingRateLimit: publicThrottle.rate, ThrottlingBurstLimit: publicThrottle.burst };
  return Object.fromEntries(
    calls.filter(({ permission }) => permission === 'public').map((call) => [routeKeyOf(call), settings]),
  );
};

type StageProps = { httpApi: HttpApi; routes: HttpRoute[]; operationsKey: IKey };

/** The one stage: at the root, so that paths are those of the contract. */
const createStage = (scope: Construct, { httpApi, routes, operationsKey }: StageProps) => {
  const logGroup = createLogGroup(scope, 'AccessLog', operationsKey);
  const stage = new HttpStage(scope, 'Stage', {
    httpApi,
    autoDeploy: true,
    throttle: { rateLimit: staffThrottle.rate, burstLimit: staffThrottle.burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(accessLog)),
    },
  });
  (stage.node.defaultChild as CfnStage).routeSettings = publicRouteSettings();
  // Settings name routes, which must exist first.
  stage.node.addDependency(...routes);
  return stage;
};
