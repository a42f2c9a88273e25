/** The part of a form's name that says which group of a record it changes. */
export const groupSlug = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
