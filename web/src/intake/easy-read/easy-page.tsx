import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EasyIdea, easyRead } from '#words/pages/easy-read.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { Drawing } from './drawing.tsx';
import styles from './easy-read.module.css';

const pages = {
  services: { to: screens.easyServices, whole: screens.services },
  contact: { to: screens.easyContact, whole: screens.contact },
  referral: { to: screens.easyReferral, whole: screens.referrals },
} as const;
type EasyPageName = keyof typeof pages;
const names = Object.keys(pages) as EasyPageName[];

type IdeaProps = {
  idea: EasyIdea;
  /** The parts that replace `{phone}` and the like. */
  facts?: Readonly<Record<string, string>>;
};

const Idea = ({ idea: { picture, title, text }, facts = {} }: IdeaProps) => (
  <section className={styles.idea}>
    <Drawing name={picture} />
    <div>
      <h2>{title}</h2>
      {text.map((sentence) => (
        <p key={sentence}>{sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)}</p>
      ))}
    </div>
  </section>
);

type Props = Omit<IdeaProps, 'idea'> & { page: EasyPageName; isWrong?: boolean; children?: ReactNode };

/** A page of easy read: one idea after the other, each with a drawing, and first what to do in danger. */
export const EasyPage = ({ page, facts = {}, isWrong = false, children }: Props) => {
  const { title, description, ideas } = easyRead[page];
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={pages[page].to} isWrong={isWrong} />
      <Heading>{easyRead[page].name}</Heading>
      <nav className={styles.pages} aria-label={easyRead.pages}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Link to={name === page ? pages[name].whole : pages[name].to}>
                {name === page ? easyRead.whole : easyRead[name].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Idea idea={easyRead.urgent} />
      {ideas.map((idea) => (
        <Idea key={idea.title} idea={idea} facts={facts} />
      ))}
      {children}
    </div>
  );
};
