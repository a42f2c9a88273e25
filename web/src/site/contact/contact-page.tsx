import { useState } from 'react';
import { Link } from 'react-router-dom';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { contact } from '#words/pages/contact.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { type Facts, facts, openingHoursIn } from '../../../../shared/organisation/facts.ts';
import { phoneLink } from '../../../../shared/organisation/organisation.ts';
import { ContactForm } from '../../intake/parts/contact-form.tsx';
import { Block } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import details from './contact-details.module.css';
import styles from './contact-page.module.css';
import mapStyles from './map.module.css';

const words = contact.map;

const around = 0.006;
const osm = 'https://www.openstreetmap.org';

/** The addresses of the map within a page, and of its own page. */
const mapOf = ({ latitude, longitude }: Facts['position']) => {
  const bbox = [longitude - around, latitude - around / 2, longitude + around, latitude + around / 2].join(',');
  const part = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return {
    frame: `${osm}/export/embed.html?${part}`,
    page: `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  };
};

/** The map of another site, loaded only on request: before that no data is sent to anyone. */
const OfficeMap = () => {
  const [asked, setAsked] = useState(false);
  const { frame, page } = mapOf(facts.position);
  return (
    <section className={mapStyles.map} aria-labelledby="map">
      <h2 id="map">{words.title}</h2>
      {asked ? (
        <iframe
          src={frame}
          title={words.frame(facts.address.slice(1, 3).join(', '))}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={mapStyles.veil}>
          <p>{words.who}</p>
          <button type="button" className="button quiet" onClick={() => setAsked(true)}>
            {words.show}
          </button>
        </div>
      )}
      <p>
        <a href={page} rel="noreferrer">
          {words.open}
        </a>
      </p>
    </section>
  );
};

const ContactDetails = () => (
  <aside className={details.details} aria-labelledby="other-ways">
    <Block name="wheat" className={details.block} />
    <h2 id="other-ways">{contact.otherWays}</h2>
    <dl>
      <dt>{contact.phone}</dt>
      <dd>
        <a href={phoneLink(facts.phone)}>{facts.phone}</a>
        <br />
        {openingHoursIn(language.key, organisationWords)}
      </dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>
      </dd>
      <dt>{contact.visit}</dt>
      <dd>
        <address>
          {facts.address.map((line) => (
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
