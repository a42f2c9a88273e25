// Generated from the contract by `npm run generate`. Do not edit.
import { accounts } from '../../../shared/api/accounts.ts';
import { serve } from '../../lib/serve/serve.ts';
import { checkCode } from './check-code.ts';
import { makeDependencies } from './dependencies.ts';
import { sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';

export const handler = serve(accounts, { checkCode, sendCode, signIn }, makeDependencies);
