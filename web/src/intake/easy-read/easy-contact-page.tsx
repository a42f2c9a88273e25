import { Link } from 'react-router-dom';
import { easyRead } from '#words/pages/easy-read.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { phoneInText } from '../../../../shared/words/phone-in-text.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { EasyPage } from './easy-page.tsx';

const facts = {
  phone: phoneInText(organisation.phone),
  email: organisation.email,
  hours: organisationWords.openingHours,
  address: organisation.address.slice(1).join(', '),
};

export const Component = () => (
  <EasyPage page="contact" facts={facts}>
    <p>
      <Link className="button" to={screens.ringBack}>
        {easyRead.contact.ringBack}
      </Link>
    </p>
  </EasyPage>
);
