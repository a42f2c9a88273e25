import { contact } from '#words/pages/contact.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Block } from '../../components/blocks.tsx';
import styles from './contact-details.module.css';

export const ContactDetails = () => (
  <aside className={styles.details} aria-labelledby="other-ways">
    <Block name="wheat" className={styles.block} />
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
