import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { signInAfter } from '../../lib/paths.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { VerifyForm } from './verify-form.tsx';

export const Component = () => {
  const [pending] = useState(readPendingSignIn);
  // After a reload the password is gone, and with it the way to a new code.
  return pending ? <VerifyForm /> : <Navigate to={signInAfter('new-code')} replace />;
};
