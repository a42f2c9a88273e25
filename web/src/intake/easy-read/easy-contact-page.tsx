import { Link } from 'react-router-dom';
import { language } from '#words/language.ts';
import { easyIdeas } from '#words/pages/easy-ideas.ts';
import { easyRead } from '#words/pages/easy-read.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { facts, openingHoursIn } from '../../../../shared/organisation/facts.ts';
import { phoneInText } from '../../../../shared/words/phone-in-text.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { EasyPage } from './easy-page.tsx';

const ways = () => ({
  phone: phoneInText(facts.phone),
  email: facts.email,
  hours: openingHoursIn(language.key, organisationWords),
  address: facts.address.slice(1).join(', '),
});

export const Component = () => (
  <EasyPage page="contact" ideas={easyIdeas.contact} facts={ways()}>
    <p>
      <Link className="button" to={screens.ringBack}>
        {easyRead.contact.ringBack}
      </Link>
    </p>
  </EasyPage>
);
