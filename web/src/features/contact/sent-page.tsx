import { Link } from 'react-router-dom';
import { organisation } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';

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
    <p>
      We read messages on weekdays: {organisation.openingHours}. <Link to={screens.home}>Go to the home page</Link>.
    </p>
  </div>
);
