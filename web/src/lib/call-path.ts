// Dots alone are steps in an address, and are folded away however they are written, `%2E` included. With a space behind
// them they are text; of any text that is a parameter, the API trims the space.
const keepDots = (text: string): string => (/^\.{1,2}$/.test(text) ? `${text} ` : text);

/** `/api/contact/{id}` with its values put in, each made safe for a path, and what is asked for behind it. */
export const callPath = (
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(keepDots(String(params[name] ?? ''))),
  );
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};
