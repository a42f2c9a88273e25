import { describe, expect, it } from 'vitest';
import { apiFunctions } from '../../functions/deployed.ts';
import { staffRoles } from '../../shared/kernel/roles.ts';
import { calls, publicCalls, staffCalls } from './calls.ts';
import { find, findOne, outputOf, synthesise } from './synthesise.ts';

type Ref = { Ref: string };
type Route = {
  RouteKey: string;
  AuthorizationType: string;
  AuthorizerId?: Ref;
  AuthorizationScopes?: string[];
  Target: { 'Fn::Join': ['', ['integrations/', Ref]] };
};
type Throttle = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number };
type Stage = {
  StageName: string;
  AutoDeploy: boolean;
  DefaultRouteSettings: Throttle;
  RouteSettings: Record<string, Throttle>;
  AccessLogSettings: { Format: string };
};

const { service } = synthesise();
const routes = find<Route>(service, 'AWS::ApiGatewayV2::Route');
const authorizer = findOne(service, 'AWS::ApiGatewayV2::Authorizer');
const stage = findOne<Stage>(service, 'AWS::ApiGatewayV2::Stage').Properties;

const findRoute = (key: string) => {
  const route = routes.find(({ Properties }) => Properties.RouteKey === key);
  if (!route) throw new Error(`No route ${key}`);
  return route.Properties;
};

describe('the API', () => {
  it('has one route for each call of the contract, and no other', () => {
    expect(routes.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual(
      calls.map(({ key }) => key).toSorted(),
    );
  });

  it('answers at the paths of the contract, as soon as they are there', () => {
    expect(stage).toMatchObject({ StageName: '$default', AutoDeploy: true });
  });

  it.each(calls)('sends $key to the function of $name', ({ name, key }) => {
    const integration = findRoute(key).Target['Fn::Join'][1][1].Ref;
    const { IntegrationUri } = service.findResources('AWS::ApiGatewayV2::Integration')[integration]?.Properties ?? {};
    expect(IntegrationUri['Fn::GetAtt'][0]).toMatch(new RegExp(`^Api${name}Function`));
  });

  it.each(staffCalls)('asks for a token with a staff role on $key', ({ key }) => {
    const { AuthorizationType, AuthorizerId, AuthorizationScopes } = findRoute(key);
    expect(AuthorizationType).toBe('JWT');
    expect(AuthorizerId).toEqual({ Ref: authorizer.id });
    // Without any scope the gateway would accept every token of the pool, ID tokens too.
    expect(AuthorizationScopes?.length).toBeGreaterThan(0);
    // Any staff role: the function decides which may, and puts a refusal in the audit log.
    expect(AuthorizationScopes?.toSorted()).toEqual([...staffRoles].toSorted());
  });

  it.each(publicCalls)('asks for no token on $key', ({ key }) => {
    const { AuthorizationType, AuthorizerId, AuthorizationScopes } = findRoute(key);
    expect({ AuthorizationType, AuthorizerId, AuthorizationScopes }).toEqual({ AuthorizationType: 'NONE' });
  });

  it('takes tokens of our user pool and its two clients only', () => {
    expect(authorizer.Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Issuer: outputOf('UserPool\\w+ProviderURL'),
        Audience: [outputOf('BrowserClient'), outputOf('ServerClient')],
      },
    });
  });

  it('limits each public route, and no other, to a lower rate than the rest', () => {
    const settings = stage.RouteSettings;
    expect(Object.keys(settings).toSorted()).toEqual(publicCalls.map(({ key }) => key).toSorted());
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of Object.values(settings)) {
      expect(ThrottlingRateLimit).toBeLessThan(stage.DefaultRouteSettings.ThrottlingRateLimit);
      expect(ThrottlingBurstLimit).toBeLessThan(stage.DefaultRouteSettings.ThrottlingBurstLimit);
    }
  });

  it('names routes in its settings only when they are there', () => {
    const { DependsOn } = findOne(service, 'AWS::ApiGatewayV2::Stage');
    expect(DependsOn).toEqual(expect.arrayContaining(routes.map(({ id }) => id)));
  });

  it('lets no other origin in', () => {
    expect(findOne(service, 'AWS::ApiGatewayV2::Api').Properties).not.toHaveProperty('CorsConfiguration');
  });

  it('logs which route was asked and how it went, but not who asked, from where, or for which record', () => {
    expect(Object.values(JSON.parse(stage.AccessLogSettings.Format)).toSorted()).toEqual(
      ['authorizer.error', 'integrationStatus', 'requestId', 'requestTime', 'responseLatency', 'responseLength']
        .concat(['routeKey', 'status'])
        .map((name) => `$context.${name}`),
    );
  });

  it('is the only one that may invoke a function of it', () => {
    const permissions = find<{ Principal: string; SourceArn: unknown }>(service, 'AWS::Lambda::Permission').filter(
      ({ id }) =>
        !/^(RetentionRule|EscalateAlertsRule|EscalateWorkRule|RemindPeopleRule|CheckDocumentsRule|CountReportRule|ProbeRule|RepublishRule|EraseRule|CollectPacksRule)/.test(
          id,
        ),
    );
    // One for each function: each has routes of this API alone.
    expect(permissions).toHaveLength(apiFunctions.length);
    for (const { Properties } of permissions) {
      expect(Properties.Principal).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(Properties.SourceArn)).toContain(findOne(service, 'AWS::ApiGatewayV2::Api').id);
    }
  });
});
