import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStaffDirectory } from './directory.ts';
import { createStaffAdmin } from './staff-admin.ts';

Object.assign(process.env, { AWS_REGION: 'eu-west-2', USER_POOL_ID: 'eu-west-2_pool' });

const pages = 8;
const member = (page: number) => ({ Username: `sub-${page}`, Attributes: [{ Name: 'sub', Value: `sub-${page}` }] });

beforeEach(() => {
  vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(async (command: object) => {
    const { GroupName, NextToken } = (command as { input: { GroupName: string; NextToken?: string } }).input;
    const page = Number(NextToken ?? 1);
    if (GroupName !== 'ROLE_ADMIN') return { Users: [] };
    return { Users: [member(page)], ...(page < pages && { NextToken: String(page + 1) }) };
  });
});

it('everybody who works here is listed, however many pages the pool has of them', async () => {
  expect(await createStaffAdmin().list()).toHaveLength(pages);
  expect(await createStaffDirectory().list()).toHaveLength(pages);
});
