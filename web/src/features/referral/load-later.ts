export const loadLater = () => import('./later.ts');
