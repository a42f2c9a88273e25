import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  type HttpApi,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { routeKeyOf } from '../../../shared/kernel/wire-names.ts';
import { createLogGroup } from '../watch/log-group.ts';

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
export const createStage = (scope: Construct, { httpApi, routes, operationsKey }: StageProps) => {
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
