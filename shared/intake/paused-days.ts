/** How long the answers of a form that somebody left wait for them. */
export const pausedDays = 7;
