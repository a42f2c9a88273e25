import { overridable } from '../../overrides.ts';
export const gallery = overridable('en/pages/gallery', {
  title: 'Gallery',
  heading: 'An ordinary week',
  description:
    'Seven pictures of an ordinary week: tea at 11, the long quilt, carrom on Thursdays, the allotment and the kites of Basant.',
  lead: 'Drawn, not photographed: the people who come here decide who sees their faces.',
  /** By the file of the picture. */
  captions: {
    tea: 'Every day at 11: cardamom tea, two sugars unless you say.',
    sewing: 'The quilt that Rahat has been sewing since 2009. It is four metres long and not finished.',
    carrom: 'Yaarana against the staff, Thursday afternoons. The staff lose.',
    garden: 'Plot 31 at the allotments, where the coriander never lasts until Friday.',
    bench: 'The bench behind Spindle House. Some first meetings happen here and not in a room.',
    window: 'The window seat where buddies wait with people before an appointment.',
    kites: 'Basant on Loom Street: kites over the roofs every February, wind or no wind.',
  },
  next: {
    title: 'There is room on the bench',
    text: 'Drop in for tea at 11 on any weekday, or write first if you would like somebody to meet you at the door.',
    link: 'Contact us',
  },
} as const);
