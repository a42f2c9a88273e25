/** The help lines of the United Kingdom; they differ by country, not by organisation. */
export const helpLinks = [
  { id: 'emergency', link: 'tel:999' },
  { id: 'nhs', link: 'tel:111' },
  { id: 'samaritans', link: 'tel:116123' },
  { id: 'shout', link: 'sms:85258' },
] as const;
