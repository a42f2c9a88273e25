/** The characters that a text of the API may have, for the control that it is typed into. */
export const longest = ({ maxLength }: { readonly maxLength: number | null }): number | undefined =>
  maxLength ?? undefined;
