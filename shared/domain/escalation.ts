/** How long an alert may stand without an answer before the duty lead is texted, and again before the admins are. */
export const escalateAfterMinutes = 30;
