import { Link } from 'react-router-dom';
import { language } from '#words/language.ts';
import { contactSent } from '#words/pages/contact-sent.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { openingHoursIn } from '../../../../shared/organisation/facts.ts';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { Steps } from '../../kernel/components/steps.tsx';
import { screens } from '../../kernel/lib/paths.ts';

/** The page after a message that was sent without JavaScript. */
export const Component = () => (
  <PublicPage words={{ ...contactSent, lead: contactSent.thanks }} path={screens.contactSent}>
    <h2>{contactSent.next}</h2>
    <Steps steps={[contactSent.whatHappens(openingHoursIn(language.key, organisationWords)), contactSent.answer]} />
    <p>
      <Sentence text={contactSent.ifItCannotWait} parts={{ home: <Link to={screens.home}>{contactSent.home}</Link> }} />
    </p>
  </PublicPage>
);
