import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { organisation } from '../../../shared/organisation.ts';
import { inLanguage, translatedPages } from '../../../shared/site-languages.ts';
import { languages } from '../../../shared/words/languages.ts';

const { siteUrl } = organisation;
const everyLanguage = ['en', ...organisation.languages] as const;

type Props = {
  title: string;
  /** Whether what was entered has been refused: the title says so first. */
  isWrong?: boolean;
  /** Public pages say what they are about, and where they live. */
  description?: string | undefined;
  path?: string;
  /** Whether search engines may list it; only what has an address can be. */
  listed?: boolean;
};

/** The title and what search engines read. React puts these into the head. */
export const PageHead = ({ title, isWrong = false, description, path, listed = path !== undefined }: Props) => (
  <>
    <title>{`${isWrong ? layout.errorTitle(title) : title} - ${organisation.name}`}</title>
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
