import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { Block } from '../../components/blocks.tsx';
import styles from './contact-details.module.css';

export const ContactDetails = () => (
  <aside className={styles.details} aria-labelledby="other-ways">
    <Block name="wheat" className={styles.block} />
    <h2 id="other-ways">Other ways to reach us</h2>
    <dl>
      <dt>Phone</dt>
      <dd>
        <a href={phoneLink(organisation.phone)}>{organisation.phone}</a>
        <br />
        {organisation.openingHours}
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </dd>
      <dt>Visit or write</dt>
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
