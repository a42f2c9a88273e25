import { lazy, Suspense } from 'react';
import { pictureWords } from '#words/pictures.ts';
import { whenUsed } from '../../lib/when-used.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './late-contact-form.module.css';

// The form is in the page from the start and can be sent without scripts; its code is loaded when somebody begins to use
// the page.
const load = () => import('../../entities/contact-message/contact-form.tsx');
const ContactForm = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(() => whenUsed().then(async () => ({ default: (await load()).ContactForm })));

export const LateContactForm = () => (
  <div className={styles.form}>
    <Suspense>
      <ContactForm />
    </Suspense>
    <img src={picture('garden')} width="640" height="480" loading="lazy" alt={pictureWords.garden} />
  </div>
);
