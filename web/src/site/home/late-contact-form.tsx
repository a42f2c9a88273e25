import { lazy, Suspense } from 'react';
import { pictureWords } from '#words/pictures.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from './late-contact-form.module.css';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** Resolves with the first sign that somebody uses the page, or at once when they came here from another page. */
const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const used = () => {
      for (const sign of signs) removeEventListener(sign, used);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, used, { passive: true });
  });

// The form is in the page from the start and can be sent without scripts; its code is loaded when somebody begins to use
// the page.
const load = () => import('../../intake/parts/contact-form.tsx');
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
