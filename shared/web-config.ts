import * as z from 'zod';

export const webConfigPath = '/config.json';

/** What the browser reads at `/config.json`, written by whatever serves the site. */
export const webConfig = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where the user pool answers when that is not Amazon's own address. */
  userPoolEndpoint: z.url().optional(),
});
export type WebConfig = z.infer<typeof webConfig>;
