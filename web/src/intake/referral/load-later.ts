export const loadLater = () => import('./later.tsx');
