import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { inLanguage, translatedPages } from '../../../../shared/site/site-languages.ts';
import { languages } from '../../../../shared/words/languages.ts';

const { siteUrl } = organisation;
const everyLanguage = ['en', ...organisation.languages] as const;

type Props = {
  title: string;
  /** Whether the entries were refused: the title says so first. */
  isWrong?: boolean;
  /** The description and the canonical address of a public page. */
  description?: string | undefined;
  path?: string;
  /** Whether search engines may list it; only a page with an address can be listed. */
  listed?: boolean;
};

/** The title and the data for search engines. React puts these into the head. */
export const PageHead = ({ title, isWrong = false, description, path, listed = path !== undefined }: Props) => (
  <>
    <title>{`${isWrong ? layout.errorTitle(title) : title} - ${facts.name}`}</title>
    {description && <meta name="description" content={description} />}
    {path && <link rel="canonical" href={`${siteUrl}${inLanguage(language.key, path)}`} />}
    {listed &&
      path &&
      translatedPages.includes(path) &&
      everyLanguage.map((key) => (
        <link key={key} rel="alternate" hrefLang={languages[key].id} href={`${siteUrl}${inLanguage(key, path)}`} />
      ))}
    {!listed && <meta name="robots" content="noindex" />}
  </>
);
