import { organisation } from '../../../shared/organisation.ts';

type Props = {
  title: string;
  /** Public pages say what they are about, and where they live. */
  description?: string | undefined;
  path?: string;
};

/** The title and what search engines read. React puts these into the head. */
export const PageHead = ({ title, description, path }: Props) => (
  <>
    <title>{`${title} - ${organisation.name}`}</title>
    {description && <meta name="description" content={description} />}
    {path ? <link rel="canonical" href={`${organisation.siteUrl}${path}`} /> : <meta name="robots" content="noindex" />}
  </>
);
