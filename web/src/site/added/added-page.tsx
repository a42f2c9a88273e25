import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { addedPagePath } from '../../../../shared/site/added-pages.ts';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { pageOf } from '../../kernel/lib/page-of.ts';
import { Photograph } from '../../pictures/site-picture.tsx';
import styles from '../services/services-page.module.css';
import { readBlocks, readLinks } from './read-text.ts';

const Line = ({ text }: { text: string }) =>
  readLinks(text).map(({ at, text: part, to }) => (
    <Fragment key={at}>{to === undefined ? part : <a href={to}>{part}</a>}</Fragment>
  ));

const Text = ({ text }: { text: string }) =>
  readBlocks(text).map(({ at, lines, isList }) =>
    isList ? (
      <ul key={at}>
        {lines.map((line) => (
          <li key={line}>
            <Line text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={at}>
        <Line text={lines.join(' ')} />
      </p>
    ),
  );

/** A page that the organisation has added: plain text, and a picture beside it. */
export const Component = () => {
  const path = pageOf(useLocation().pathname);
  const page = facts.pages?.find(({ number }) => addedPagePath(number) === path);
  const words = page?.words[language.key];
  if (!words) return null;
  const text = <Text text={words.text} />;
  return (
    <PublicPage words={{ title: words.name, description: words.short, lead: words.short }} path={path}>
      {page?.picture ? (
        <div className={styles.service}>
          <Photograph of={page.picture} fetchPriority="high" />
          <div>{text}</div>
        </div>
      ) : (
        text
      )}
    </PublicPage>
  );
};
