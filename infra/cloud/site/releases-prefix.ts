/** Where the bucket of the site names the assets of each release; no address of the site leads there. */
export const releasesPrefix = 'releases/';
