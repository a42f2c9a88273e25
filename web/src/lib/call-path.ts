/** `/api/contact/{id}` with its values put in, each made safe for a path. */
export const callPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
