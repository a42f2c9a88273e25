/** Roles that open the staff area, the widest first; each is a group of the user pool and a scope of the access tokens its members get. */
export const staffRoles = ['ROLE_ADMIN', 'ROLE_STAFF', 'ROLE_MANAGER', 'ROLE_VOLUNTEER'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Everyone who signed up and was given nothing more. */
export const noRole = 'ROLE_NULL';

/** The state 'password right, code not yet given'. */
export type UnverifiedRole = `${StaffRole}_UNVERIFIED`;

export type Role = StaffRole | UnverifiedRole | typeof noRole;
export type Authority = { authority: Role };

/** What the browser stores before the code is given: which staff role it is stands in the token, which comes after. */
export const unverifiedStaff: UnverifiedRole = 'ROLE_STAFF_UNVERIFIED';

export const unverified = (role: StaffRole): UnverifiedRole => `${role}_UNVERIFIED`;

/** The one role a person acts in, the widest first; undefined for anyone who is not staff. */
export const findStaffRole = (groups: readonly string[]): StaffRole | undefined =>
  staffRoles.find((role) => groups.includes(role));

/**
 * The browser's guard: at least one allowed role of which exactly one stored entry exists. It only decides what to
 * show; the API decides what to give.
 */
export const mayEnter = (allowed: readonly Role[], stored: readonly { authority: string }[]): boolean =>
  allowed.some((role) => stored.filter(({ authority }) => authority === role).length === 1);
