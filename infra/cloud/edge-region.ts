/** Where everything of CloudFront's has to be. */
export const edgeRegion = 'us-east-1';
