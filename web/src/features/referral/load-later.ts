/** Fetches what is in `later.ts`. */
export const loadLater = () => import('./later.ts');
