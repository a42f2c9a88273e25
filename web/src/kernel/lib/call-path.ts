// Dots alone are steps in an address, and are removed however they are written, `%2E` included. With a space after them
// they are text; the API trims the space of any text parameter.
const padDots = (text: string): string => (/^\.{1,2}$/.test(text) ? `${text} ` : text);

/** `/api/contact/{id}` with its values, each encoded for a path, and the query behind it. */
export const callPath = (
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(padDots(String(params[name] ?? ''))),
  );
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};
