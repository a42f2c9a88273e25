import { facts } from '../../../../shared/organisation/facts.ts';
import * as registry from '../../../../shared/screens.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { titles } from '../../kernel/lib/paths.ts';
import { mayOpen } from '../../kernel/session/may.ts';
import { helpTexts } from '../parts/help-texts.ts';
import styles from './help-page.module.css';

type Name = keyof typeof titles;

// The second address of a screen has the same help.
const written = (Object.keys(titles) as Name[]).filter((name) => name !== 'referralAsContact');

const titleOf = (name: Name): string => {
  const screen: registry.Screen = registry.screens[name];
  return ('menu' in screen && screen.menu?.label) || titles[name];
};

const Part = ({ title, name }: { title: string; name: keyof typeof helpTexts }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {helpTexts[name].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);

/** The handbook: the help of every screen that the reader may open. */
export const Component = () => (
  <>
    <StaffHeading title={titles.help} heading={`Handbook of ${facts.name}`} />
    <p className={styles.print}>
      <QuietButton label="Print" onClick={() => window.print()} />
    </p>
    {written
      .filter((name) => mayOpen(registry.screens[name].access))
      .map((name) => (
        <Part key={name} name={name} title={titleOf(name)} />
      ))}
    {mayOpen(registry.screens.newCaseNote.access) && <Part name="questionnaire" title="Questionnaires" />}
    <p className={styles.print}>
      <a href="/licences.txt">Licences of the programs and fonts of this site</a>
    </p>
  </>
);
