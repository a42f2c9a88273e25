import { CognitoIdentityProviderClient, NotAuthorizedException } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, vi } from 'vitest';
import { createSignIn } from './sign-in.ts';

Object.assign(process.env, { AWS_REGION: 'eu-west-2', USER_POOL_ID: 'eu-west-2_pool', SERVER_CLIENT_ID: 'client' });

it('tells the pool from where a password and a code come, or its threat protection would see our function alone', async () => {
  const asked: unknown[] = [];
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async (command: object) => {
    asked.push((command as { input: { ContextData?: unknown } }).input.ContextData);
    throw new NotAuthorizedException({ message: 'no', $metadata: {} });
  });
  const client = {
    address: '203.0.113.7',
    network: '203.0.113.7',
    userAgent: 'a browser',
    site: 'https://www.bca.example',
  };
  await createSignIn().signIn('ada@mail.example', 'a password', client);
  await createSignIn().checkCode({ username: 'ada@mail.example', code: '123456', session: 'a session' }, client);
  const told = {
    IpAddress: '203.0.113.7',
    HttpHeaders: [{ headerName: 'User-Agent', headerValue: 'a browser' }],
    ServerName: expect.any(String),
    ServerPath: expect.stringMatching(/^\/api\//),
  };
  expect(asked).toEqual([told, told]);
});
