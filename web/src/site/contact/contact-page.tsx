import { useState } from 'react';
import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { contact } from '#words/pages/contact.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { organisation, phoneLink } from '../../../../shared/organisation/organisation.ts';
import { ContactForm } from '../../intake/parts/contact-form.tsx';
import { Block } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import details from './contact-details.module.css';
import styles from './contact-page.module.css';
import { OfficeMap } from './map.tsx';

const ContactDetails = () => (
  <aside className={details.details} aria-labelledby="other-ways">
    <Block name="wheat" className={details.block} />
    <h2 id="other-ways">{contact.otherWays}</h2>
    <dl>
      <dt>{contact.phone}</dt>
      <dd>
        <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>
        <br />
        {organisationWords.openingHours}
      </dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </dd>
      <dt>{contact.visit}</dt>
      <dd>
        <address>
          {organisation.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
    </dl>
  </aside>
);

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
