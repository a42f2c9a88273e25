import { Link } from 'react-router-dom';
import { organisation } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Steps } from '../../components/steps.tsx';
import { screens } from '../../lib/paths.ts';

const whatHappens = [
  `We read messages on weekdays: ${organisation.openingHours}.`,
  'We answer in the way you said is safe. We keep to it.',
];

/** Where a message that was sent without JavaScript leads. */
export const Component = () => (
  <div>
    <PageHead
      title="Your message was sent"
      description="Your message has reached us. What happens now, and what to do if it cannot wait."
      path={screens.contactSent}
    />
    <Heading>Your message was sent</Heading>
    <p className="lead">Thank you for dropping us a line. We'll get back to you soon.</p>
    <h2>What happens now</h2>
    <Steps steps={whatHappens} />
    <p>
      If it cannot wait, use the numbers at the top of this page. <Link to={screens.home}>Go to the home page</Link>.
    </p>
  </div>
);
