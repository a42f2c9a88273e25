/**
 * The query parameter of the sign-in screens with the address to return to. `web/src/kernel/lib/return-address.ts` reads it.
 */
export const returnParameter = 'open';
