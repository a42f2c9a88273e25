import { type Authority, findStaffRole, noRole } from '../../../../shared/kernel/roles.ts';

const authoritiesKey = 'authorities';
const usernameKey = 'username';

type StoredAuthority = { authority: string };

const isStoredAuthority = (entry: unknown): entry is StoredAuthority =>
  typeof entry === 'object' && entry !== null && 'authority' in entry && typeof entry.authority === 'string';

/** Local storage only hints at what to show, and may contain anything. */
export const parseAuthorities = (text: string | null): StoredAuthority[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isStoredAuthority) : [];
  } catch {
    return [];
  }
};

/** The authorities for a member of these groups of the user pool. */
export const authoritiesOfGroups = (groups: readonly string[]): Authority[] => [
  { authority: findStaffRole(groups) ?? noRole },
];

export const storeAuthorities = (authorities: readonly Authority[]): void =>
  localStorage.setItem(authoritiesKey, JSON.stringify(authorities));
export const readAuthorities = (): StoredAuthority[] => parseAuthorities(localStorage.getItem(authoritiesKey));
export const forgetAuthorities = (): void => localStorage.removeItem(authoritiesKey);
export const storeUsername = (username: string): void => localStorage.setItem(usernameKey, username);
export const forgetUsername = (): void => localStorage.removeItem(usernameKey);

/** Calls back when somebody signed out in another tab; the result stops listening. */
export const onSignOutElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if ((key === authoritiesKey || key === null) && newValue === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
