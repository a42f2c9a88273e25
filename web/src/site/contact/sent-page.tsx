import { Link } from 'react-router-dom';
import { contactSent } from '#words/pages/contact-sent.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { Steps } from '../../kernel/components/steps.tsx';
import { screens } from '../../kernel/lib/paths.ts';

/** The page after a message that was sent without JavaScript. */
export const Component = () => (
  <div>
    <PageHead title={contactSent.title} description={contactSent.description} path={screens.contactSent} />
    <Heading>{contactSent.title}</Heading>
    <p className="lead">{contactSent.thanks}</p>
    <h2>{contactSent.next}</h2>
    <Steps steps={[contactSent.whatHappens(organisationWords.openingHours), contactSent.answer]} />
    <p>
      <Sentence text={contactSent.ifItCannotWait} parts={{ home: <Link to={screens.home}>{contactSent.home}</Link> }} />
    </p>
  </div>
);
