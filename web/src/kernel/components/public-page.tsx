import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { PageHead } from './page-head.tsx';

type Props = {
  words: { readonly title: string; readonly description: string; readonly heading?: string; readonly lead?: string };
  path: string;
  isWrong?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A page of the site: its title, its heading and what it is about, above everything else. */
export const PublicPage = ({ words, path, isWrong = false, className, children }: Props) => (
  <div className={className}>
    <PageHead title={words.title} isWrong={isWrong} description={words.description} path={path} />
    <Heading>{words.heading ?? words.title}</Heading>
    {words.lead && <p className="lead">{words.lead}</p>}
    {children}
  </div>
);
