import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { startTestProduct } from '../support/test-product.ts';

await startTestProduct();
const messages = createContactMessageStore(connectTable());
const id = '01M5YXZYWAKE0RY5QY34VFXM34';

it('a function that asks for what its row of the permissions does not name is refused, as the cloud would', async () => {
  const user = new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: 'admin@bca.example' });
  await expect(actAs('public', () => messages.read(id))).rejects.toThrow('dynamodb:GetItem on MESSAGE#');
  await expect(actAs('public', () => new CognitoIdentityProviderClient({}).send(user))).rejects.toThrow(
    'cognito-idp:AdminGetUser',
  );
  await expect(actAs('staff', () => messages.read(id))).resolves.toBeUndefined();
});
