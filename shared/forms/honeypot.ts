/** A field that no person sees: whatever fills it in is a robot. */
export const honeypotField = 'website';
