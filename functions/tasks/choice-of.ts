import { me, notRecorded } from '../../shared/patients/caseload-schema.ts';
import { type Choice, foldLanguage } from '../patients/store/caseload.ts';

type Asked = {
  worker?: string | undefined;
  service?: string | undefined;
  language?: string | undefined;
  status: 'active' | 'inactive';
};

/** The choice in an address: `me` is the caller, `none` means not recorded. */
export const choiceOf = ({ worker, service, language, status }: Asked, username: string): Choice => ({
  active: status === 'active',
  ...(worker !== undefined && { worker: worker === me ? username : worker }),
  ...(service !== undefined && { service: service === notRecorded ? '' : service }),
  ...(language !== undefined && { language: language === notRecorded ? '' : foldLanguage(language) }),
});
