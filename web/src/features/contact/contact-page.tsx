import { useState } from 'react';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ContactForm } from '../../entities/contact-message/contact-form.tsx';
import { screens } from '../../lib/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { OfficeMap } from './map.tsx';

const title = 'Contact us';

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead
        title={wrong ? `Error: ${title}` : title}
        description="Call, write or visit us, or send a message. We read every message and answer by phone or email."
        path={screens.contact}
      />
      <div className={styles.intro}>
        <Heading>{title}</Heading>
        <p className="lead">Tell us what is on your mind. One of our team will read it and get back to you.</p>
      </div>
      <ContactForm onErrors={setWrong} />
      <div>
        <ContactDetails />
        <OfficeMap />
      </div>
    </div>
  );
};
