import { Link } from 'react-router-dom';
import { layout } from '#words/layout.ts';
import { privacy } from '#words/pages/privacy.ts';
import { regulatorAddress } from '../../../../shared/country/regulator.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './privacy-page.module.css';

const parts = () => ({
  legalName: facts.legalName,
  address: facts.address.slice(1).join(', '),
  write: <a href={`mailto:${facts.privacyEmail}`}>{facts.privacyEmail}</a>,
  phone: <Link to={screens.yourPhone}>{privacy.phone}</Link>,
  complain: <a href={regulatorAddress}>{privacy.complain}</a>,
});

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Sentence text={text} parts={parts()} />
    </p>
  ));

export const Component = () => (
  <PublicPage words={privacy} path={screens.privacy}>
    <p>
      <SiteLink to={screens.easyPrivacy}>{layout.easyRead}</SiteLink>
    </p>
    <div className={styles.layout}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{privacy.onThisPage}</h2>
        <ul>
          {Object.entries(privacy.parts).map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {Object.entries(privacy.parts).map(([id, { title, start, list, end }]) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Paragraphs texts={start} />
            {list.length > 0 && (
              <ul>
                {list.map(({ term, text }) => (
                  <li key={text}>
                    {term && <strong>{term}</strong>} {text}
                  </li>
                ))}
              </ul>
            )}
            <Paragraphs texts={end} />
          </section>
        ))}
        <p className={styles.updated}>
          <Sentence text={privacy.changed} parts={parts()} />
        </p>
      </div>
    </div>
    <NextStep words={privacy.next} to={screens.contact} />
  </PublicPage>
);
