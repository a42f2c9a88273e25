import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8');

/**
 * A colour of the light theme by its name in `tokens.css`, as `#rrggbb`: for build output that reads no style sheet.
 *
 * @throws when no colour has that name.
 */
export const colourOf = (name: string): string => {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!colour) throw new Error(`tokens.css has no colour with the name ${name}.`);
  return colour;
};

/** Every colour of both themes. */
export const tokenColours: ReadonlySet<string> = new Set(tokens.match(/#[0-9a-f]{6}\b/g));
