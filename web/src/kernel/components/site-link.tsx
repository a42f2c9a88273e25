import type { ComponentProps, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { language } from '#words/language.ts';
import { translatedPages } from '../../../../shared/site/site-languages.ts';
import { languages } from '../../../../shared/words/languages.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'children'> & {
  to: string;
  children: ReactNode;
  /** Whether it marks the current page. */
  isMenu?: boolean;
};

const isHere = (to: string): boolean => language.key === 'en' || translatedPages.includes(to.replace(/[#?].*$/, ''));

/**
 * A link to a page of the site: in the visitor's language if the page exists there, and otherwise in English, which it
 * says.
 */
export const SiteLink = ({ to, children, isMenu = false, reloadDocument, ...props }: Props) => {
  if (!isHere(to)) {
    return (
      <a href={to} hrefLang={languages.en.id} {...props}>
        {children} <span lang={languages.en.id}>({languages.en.name})</span>
      </a>
    );
  }
  return isMenu ? (
    <NavLink to={to} end {...props}>
      {children}
    </NavLink>
  ) : (
    <Link to={to} reloadDocument={reloadDocument} {...props}>
      {children}
    </Link>
  );
};
