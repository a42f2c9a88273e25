import { organisation, privacyWords } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './privacy-page.module.css';
import { privacySections } from './privacy-sections.tsx';

export const Component = () => (
  <div>
    <PageHead
      title="Privacy Policy"
      description="What we ask, why we ask it, who can see it, how long we keep it and what you can ask us to do."
      path={screens.privacy}
    />
    <Heading>Privacy Policy</Heading>
    <p className="lead">What you tell us is yours. Here is what we do with it, in plain words.</p>
    <div className={styles.layout}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul>
          {privacySections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {privacySections.map(({ id, title, text }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {text}
          </section>
        ))}
        <p className={styles.updated}>
          {organisation.legalName} last changed this page on {privacyWords.updated}.
        </p>
      </div>
    </div>
    <NextStep title="Still unsure?" to={screens.contact} label="Contact us">
      Ask us before you tell us anything. You do not have to give your real name to ask a question.
    </NextStep>
  </div>
);
