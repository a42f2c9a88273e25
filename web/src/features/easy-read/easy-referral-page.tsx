import { useState } from 'react';
import { EasyPage } from './easy-page.tsx';
import { EasyReferralForm } from './easy-referral-form.tsx';

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <EasyPage page="referral" isWrong={wrong}>
      <EasyReferralForm onErrors={setWrong} />
    </EasyPage>
  );
};
