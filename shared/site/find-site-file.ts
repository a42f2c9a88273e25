/** The page sent with status 404 when the file of a path does not exist. */
export const notFoundPage = '/404.html';
export const staffShell = '/staff.html';

/** The folder of the site's bucket with what was published: its files come before those of the deployment. */
export const publishedFolder = 'published';

/** The folder of the organisation's own pictures among what was published, and in their addresses. */
export const picturesFolder = '/pictures';

/** The files of the pages that an organisation can add: the deployment has none of them. */
export const isAddedFile = (file: string): boolean => /^(\/[a-z]{2})?\/pages\/\d+\/index\.html$/.test(file);

/** How such a file may be kept where there is no such page: by this the edge knows it, and gives it status 404. */
export const noPageCaching = 'no-store';

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]))
  );
};

/**
 * The file of the built site for a path: a file by its own name, a staff screen by the shell, and every other page by
 * the `index.html` in its folder. No missing page has a fallback with status 200.
 * The path is the URL's, still encoded and without its query. This module also runs inside CloudFront.
 */
export const findFileOf = (path: string, staffScreens: readonly string[]): string => {
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (staffScreens.some((pattern) => matches(pattern, page))) return staffShell;
  if (page.slice(page.lastIndexOf('/')).includes('.')) return page;
  return page === '/' ? '/index.html' : `${page}/index.html`;
};
