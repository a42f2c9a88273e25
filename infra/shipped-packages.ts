import * as z from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/**
 * The packages of a `package-lock.json` that are shipped or run the product, by name and version, with their licences: all but
 * those that tools and tests alone need. `npm sbom --omit dev` leaves out what a tool needs as well, such as zod.
 */
export const listShipped = (text: string): ReadonlyMap<string, string | undefined> => {
  const folder = 'node_modules/';
  const { packages } = lockfile.parse(JSON.parse(text));
  const shipped = Object.entries(packages).filter(([place, { dev, devOptional }]) => place && !dev && !devOptional);
  return new Map(
    shipped.map(([place, { name, version, license }]) => [`${name ?? place.split(folder).at(-1)}@${version}`, license]),
  );
};
