/** The honeypot: a field that no person sees, so that whatever fills it in is a robot. */
export const honeypotField = 'website';
