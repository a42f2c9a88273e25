import { CodeMismatchException, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it, vi } from 'vitest';
import { createSelfService } from './self-service.ts';

Object.assign(process.env, { AWS_REGION: 'eu-west-2', USER_POOL_ID: 'eu-west-2_pool', SERVER_CLIENT_ID: 'client' });

/** A pool that records its calls in order; the named one fails. */
const asked: string[] = [];
const failAt = (failing?: string, error: Error = new Error('The pool is away')) => {
  asked.length = 0;
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async (command: object) => {
    const name = command.constructor.name.replace('Command', '');
    asked.push(name);
    if (name === failing) throw error;
    return name === 'AdminGetUser' ? { Username: 'sub' } : {};
  });
};
const reset = (revoke: (username: string) => Promise<unknown>) =>
  createSelfService().reset('amina@mail.example', '123456', 'a new long password', revoke);
const revoke = async (username: string) => asked.push(`revoke ${username}`);

describe('a new password', () => {
  it('refuses the old sessions here, also when the pool cannot end them', async () => {
    failAt('AdminUserGlobalSignOut');
    await expect(reset(revoke)).rejects.toThrow('The pool is away');
    expect(asked).toContain('revoke sub');
  });

  it('ends the old sessions at the pool, also when they cannot be refused here', async () => {
    failAt();
    await expect(
      reset(async () => {
        throw new Error('The store is away');
      }),
    ).rejects.toThrow('The store is away');
    expect(asked).toContain('AdminUserGlobalSignOut');
  });

  it('keeps its code for another try when the account cannot be looked up', async () => {
    failAt('AdminGetUser');
    await expect(reset(revoke)).rejects.toThrow('The pool is away');
    expect(asked).toEqual(['AdminGetUser']);
  });

  it('with a wrong code signs nobody out', async () => {
    failAt('ConfirmForgotPassword', new CodeMismatchException({ message: 'no', $metadata: {} }));
    expect(await reset(revoke)).toBe('refused');
    expect(asked).toEqual(['AdminGetUser', 'ConfirmForgotPassword']);
  });
});
