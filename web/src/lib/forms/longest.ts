/** The limit on the characters of a text of the API, for the control that it is typed into. */
export const longest = ({ maxLength }: { readonly maxLength: number | null }): number | undefined =>
  maxLength ?? undefined;
