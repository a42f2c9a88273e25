import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { signInAfter } from '../../lib/paths.ts';
import { returningTo, wantedAddress } from '../../lib/return-address.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { VerifyForm } from './verify-form.tsx';

export const Component = () => {
  const [pending] = useState(readPendingSignIn);
  const [query] = useSearchParams();
  // After a reload the password is gone, and with it the way to request another code.
  return pending ? (
    <VerifyForm />
  ) : (
    <Navigate to={returningTo(signInAfter('new-code'), wantedAddress(query))} replace />
  );
};
