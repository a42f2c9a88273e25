import { App, Stack } from 'aws-cdk-lib';
import { CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { packs } from '../../infra/cloud/product.ts';
import { publicCalls, staffCalls } from './calls.ts';
import { addTestProduct } from './synthesise.ts';

const check = (app: App) =>
  packs.flatMap((Pack) =>
    new Pack(app)
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

const findRoutes = (app: App, keys: string[]) =>
  app.node.findAll().filter((node) => node instanceof CfnRoute && keys.includes(node.routeKey)) as CfnRoute[];

describe('a synthesis', () => {
  it('passes the rules of CloudFormation, without a warning', () => {
    const { app } = addTestProduct();
    expect(() => app.synth()).not.toThrow();
    expect(app.synth().stacks.flatMap((stack) => stack.messages)).toEqual([]);
  });
});

describe('cdk-nag', () => {
  it('finds nothing that is not acknowledged', () => {
    expect(check(addTestProduct().app)).toEqual([]);
  });

  it('finds nothing in a deployment with a certificate, a web ACL and another region', () => {
    const { app } = addTestProduct({
      region: 'eu-west-1',
      auditCopyYears: 7,
      accessTrail: 'everybody',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
      webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/1',
    });
    expect(check(app)).toEqual([]);
  });

  it('finds what is known to be bad', () => {
    const app = new App();
    const stack = new Stack(app, 'Canary');
    new Bucket(stack, 'Open');
    new CfnFunction(stack, 'Untraced', { role: 'arn:aws:iam::111122223333:role/any', code: {} });
    const found = check(app);
    for (const known of [
      'AwsSolutions-S10 Canary/Open',
      'HIPAA.Security-S3BucketSSLRequestsOnly Canary/Open',
      'NIST.800.53.R5-S3BucketSSLRequestsOnly Canary/Open',
      'Serverless-LambdaTracing Canary/Untraced',
    ]) {
      expect(found).toContainEqual(expect.stringContaining(known));
    }
  });

  it('runs with every synthesis, and stops it', () => {
    const { app, service } = addTestProduct({}, { builtinCloudFormationValidation: false });
    new Bucket(service, 'Open');
    expect(() => app.synth()).toThrow('AwsSolutions-S10');
  });

  it('would find each staff route that lost its authorizer', () => {
    const { app } = addTestProduct();
    const routes = findRoutes(
      app,
      staffCalls.map(({ key }) => key),
    );
    for (const route of routes) route.authorizationType = 'NONE';
    expect(check(app)).toHaveLength(staffCalls.length);
  });

  it('has the public routes acknowledged one by one', () => {
    const { app } = addTestProduct();
    const routes = findRoutes(
      app,
      publicCalls.map(({ key }) => key),
    );
    for (const route of routes) {
      expect(route.node.scope?.node.metadata.map(({ data }) => JSON.stringify(data)).join()).toContain('APIG4');
    }
  });
});
