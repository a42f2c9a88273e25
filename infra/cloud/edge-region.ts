/** The region in which everything of CloudFront's must be. */
export const edgeRegion = 'us-east-1';
