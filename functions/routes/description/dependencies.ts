export const makeDependencies = () => ({});
