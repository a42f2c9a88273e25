/** The drawings of the easy read pages: `web/src/intake/easy-read/easy-page.tsx` has them. */
const easyPictures = [
  'people',
  'home',
  'talk',
  'garden',
  'together',
  'phone',
  'letter',
  'clock',
  'write',
  'lock',
  'help',
] as const;
export type EasyPicture = (typeof easyPictures)[number];
