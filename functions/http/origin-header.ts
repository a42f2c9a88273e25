/** The site puts its secret here, over whatever a visitor sent under the name. */
export const originHeader = 'x-origin-secret';
