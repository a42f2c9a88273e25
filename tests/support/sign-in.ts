import * as z from 'zod';
import type { Product } from '../../infra/local/product.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { ask } from './ask.ts';

const step = z.object({ session: z.string() });
const approved = accountCalls.checkCode.replies[200];

const findCode = (product: Product, mobile: string): string => {
  const code = product.outbox.list().find(({ to }) => to === mobile)?.code;
  if (!code) throw new Error(`No code was sent to ${mobile}`);
  return code;
};

/** Password, then the code from the outbox, through the API; returns the tokens. */
export const signIn = async (
  product: Product,
  { email, mobile, password }: Record<'email' | 'mobile' | 'password', string>,
) => {
  const first = await ask(product.url, accountCalls.signIn, { body: { username: email, password } });
  const { session } = step.parse(first.body);
  const second = await ask(product.url, accountCalls.checkCode, {
    body: { channel: 'sms', to: email, code: findCode(product, mobile), session },
  });
  return { session, ...approved.parse(second.body).tokens };
};
