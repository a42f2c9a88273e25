import { useState } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { contact } from '#words/pages/contact.ts';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Sentence } from '../../components/sentence.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { ContactForm } from '../../entities/contact-message/contact-form.tsx';
import { screens } from '../../lib/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { OfficeMap } from './map.tsx';

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={contact.title} isWrong={wrong} description={contact.description} path={screens.contact} />
      <div className={styles.intro}>
        <Heading>{contact.title}</Heading>
        <p className="lead">{contact.lead}</p>
        <p>
          <Sentence text={contact.rather} parts={{ ringBack: <Link to={screens.ringBack}>{contact.ringBack}</Link> }} />
        </p>
        <p>
          <SiteLink to={screens.easyContact}>{layout.easyRead}</SiteLink>
        </p>
      </div>
      <ContactForm onErrors={setWrong} />
      <div>
        <ContactDetails />
        <OfficeMap />
      </div>
    </div>
  );
};
