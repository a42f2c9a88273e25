/** What a screen of signing in is told by its address: where one wanted to go. `web/src/lib/return-address.ts` reads it. */
export const returnParameter = 'open';
