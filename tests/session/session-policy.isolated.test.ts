import { expect, it, vi } from 'vitest';
import { absoluteLimit, idleLimit } from '../../functions/kernel/store/sessions.ts';
import { tooManyMails, tooManyTexts } from '../../shared/accounts/sign-in-texts.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { find, findOne, synthesise } from '../infra/synthesise.ts';
import { readJwt } from '../support/jwt.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.mock('../../shared/kernel/session-policy.ts', async (load) => {
  const { withChangedPolicy } = await import('../support/changed-policy.ts');
  return withChangedPolicy(await load<object>());
});

const product = await startTestProduct();

it('the functions go by a changed session policy', () => {
  expect({ idleLimit, absoluteLimit }).toEqual({ idleLimit: 33 * 60_000, absoluteLimit: 7 * 3_600_000 });
  const [window, day] = [17 * 60_000, 24 * 3_600_000];
  expect(limitPolicy.codesOfNetwork).toEqual([{ times: 3, withinMs: window }]);
  expect(limitPolicy.passwordsOfNetwork).toEqual([{ times: 9, withinMs: window }]);
  expect(limitPolicy.passwordsOfOneNetwork).toEqual([{ times: 70, withinMs: window }]);
  expect(limitPolicy.textsToAccount).toEqual([
    { times: 7, withinMs: window },
    { times: 31, withinMs: day },
  ]);
  expect(limitPolicy.textsADay).toBe(700);
});

it('refusals for asking too often name the times of a changed session policy', () => {
  expect(tooManyTexts).toContain('wait 17 minutes, then sign in again. You can get at most 31 codes a day');
  expect(tooManyMails).toContain('wait 17 minutes and ask again');
});

it('the user pool in the cloud goes by a changed session policy, also in its texts', () => {
  const { data } = synthesise();
  const clients = find(data, 'AWS::Cognito::UserPoolClient');
  expect(clients).toHaveLength(2);
  for (const { Properties } of clients) {
    expect(Properties).toMatchObject({
      AuthSessionValidity: 12,
      AccessTokenValidity: 33,
      IdTokenValidity: 33,
      RefreshTokenValidity: 7 * 60,
    });
  }
  const { Properties } = findOne<{ SmsAuthenticationMessage: string }>(data, 'AWS::Cognito::UserPool');
  expect(Properties.SmsAuthenticationMessage).toContain('It works for 12 minutes.');
});

it('the embedded user pool goes by a changed session policy, also in its texts', async () => {
  const { authorization } = await signInStaff(product);
  const { exp, iat } = readJwt(authorization.replace('Bearer ', '')).claims as { exp: number; iat: number };
  expect(exp - iat).toBe(33 * 60);
  expect(product.outbox.list()[0]?.text).toContain('valid for 12 minutes');
});
