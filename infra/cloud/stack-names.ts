/** The stacks of an environment, in the order in which they are made. */
export const stackNames = (slug: string) => ({
  edge: `${slug}-edge`,
  data: `${slug}-data`,
  service: `${slug}-service`,
});

/** The region in which everything of CloudFront's must be. */
export const edgeRegion = 'us-east-1';

/** Where the bucket of the site names the assets of each release; no address of the site leads there. */
export const releasesPrefix = 'releases/';
