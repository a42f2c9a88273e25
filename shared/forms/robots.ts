/** A field that no person sees: whatever fills it in is a robot. */
export const trapField = 'website';
export const trapMessage = 'Please leave this field empty.';
