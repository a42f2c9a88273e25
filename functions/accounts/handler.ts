import { accountCalls } from '../../shared/accounts/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { activate } from './activate.ts';
import { checkCode } from './check-code.ts';
import { confirmEmail } from './confirm-email.ts';
import { makeDependencies } from './dependencies.ts';
import { sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updatePassword } from './update-password.ts';

export const handler = serve(
  accountCalls,
  {
    activate,
    checkCode,
    confirmEmail,
    sendCode,
    signIn,
    signUp,
    updatePassword,
  },
  makeDependencies,
);
