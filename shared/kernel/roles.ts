/**
 * Roles that open the staff area, the widest first; each is a group of the user pool and a scope of its members'
 * access tokens.
 */
export const staffRoles = ['ROLE_ADMIN', 'ROLE_STAFF', 'ROLE_MANAGER', 'ROLE_VOLUNTEER'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The group of the user pool for people whose role was removed: they worked here. It grants nothing. */
export const leftGroup = 'LEFT';

/** The role of everyone who signed up and was given no other. */
export const noRole = 'ROLE_NULL';

/** The state 'password right, code not yet given'. */
export type UnverifiedRole = `${StaffRole}_UNVERIFIED`;

export type Role = StaffRole | UnverifiedRole | typeof noRole;
export type Authority = { authority: Role };

export const unverified = (role: StaffRole): UnverifiedRole => `${role}_UNVERIFIED`;

/**
 * The authorities that the browser stores before the code. The user pool tells a browser nobody's role until the code is given, and
 * no stranger may learn who is an admin: either is stored, and each opens `/verify` alone.
 */
export const waitingForCode: readonly Authority[] = (['ROLE_ADMIN', 'ROLE_STAFF'] as const).map((role) => ({
  authority: unverified(role),
}));

/** The one role a person acts in, the widest first; undefined for anyone who is not staff. */
export const findStaffRole = (groups: readonly string[]): StaffRole | undefined =>
  staffRoles.find((role) => groups.includes(role));

/**
 * The browser's guard: true when exactly one stored entry is among the allowed roles for at least one of them. It only
 * decides what to show; the API decides what to give.
 */
export const mayEnter = (allowed: readonly Role[], stored: readonly { authority: string }[]): boolean =>
  allowed.some((role) => stored.filter(({ authority }) => authority === role).length === 1);
