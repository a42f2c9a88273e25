import * as z from 'zod';

export const webConfigPath = '/config.json';

/** The browser's configuration at `/config.json`, written by whatever serves the site. */
export const webConfig = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** The address of the user pool when it is not Amazon's own. */
  userPoolEndpoint: z.url().optional(),
});
export type WebConfig = z.infer<typeof webConfig>;
