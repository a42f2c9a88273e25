/** The stacks of an environment, in the order in which they are made. */
export const stackNames = (slug: string) => ({
  edge: `${slug}-edge`,
  data: `${slug}-data`,
  service: `${slug}-service`,
});
