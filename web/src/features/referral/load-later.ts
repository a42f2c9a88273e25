/** Loads `later.ts`. */
export const loadLater = () => import('./later.ts');
