import { yourPhone } from '#words/pages/your-phone.ts';
import { NextStep } from '../../kernel/components/next-step.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { Stitch } from '../../kernel/components/stitch.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './your-phone-page.module.css';

type Part = { readonly title: string; readonly text: readonly string[] };

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ title, text }) => (
    <section key={title}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));

export const Component = () => (
  <PublicPage words={yourPhone} path={screens.yourPhone} className={styles.page}>
    <Parts parts={yourPhone.start} />
    <section>
      <h2>{yourPhone.clear.title}</h2>
      <p>{yourPhone.clear.text}</p>
      <div className={styles.browsers}>
        {yourPhone.clear.browsers.map(({ name, steps }) => (
          <div key={name}>
            <Stitch />
            <h3>{name}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
    <Parts parts={yourPhone.end} />
    <NextStep words={yourPhone.next} to={screens.ringBack} />
  </PublicPage>
);
