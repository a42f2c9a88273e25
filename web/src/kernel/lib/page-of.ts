/** The path of a page, which may be asked for with a slash at its end. */
export const pageOf = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);
