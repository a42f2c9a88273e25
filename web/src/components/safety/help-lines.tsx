/** Where help is at once, beside every alert. */
export const HelpLines = () => (
  <p>
    Danger to life: <strong>999</strong> or A&amp;E. NHS <strong>111</strong>, option 2 (mental health, 24 hours).
    Samaritans <strong>116 123</strong>. Shout: text <strong>85258</strong>.
  </p>
);
