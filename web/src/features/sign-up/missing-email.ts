import type { FormStatus } from '../../components/form-actions.tsx';

export const missingEmail: FormStatus = {
  kind: 'failed',
  text: 'Sorry, the system cannot find your details. Please contact us if this error persists',
};
