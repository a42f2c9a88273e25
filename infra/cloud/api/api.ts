import { Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { type ApiFunction, apiFunctions, functionOf } from '../../../functions/deployed.ts';
import { type AreaName, areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { templateOf } from '../../../shared/kernel/wire-names.ts';
import { acknowledge } from '../acknowledgements.ts';
import { type ApiFunctionProps, createApiFunction } from './api-function.ts';
import { createStage } from './stage.ts';

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
