import { overridable } from '../../overrides.ts';

export const about = overridable('en/pages/about', {
  title: 'About us',
  description: 'Who we are, how we began and what we hold to: mission, vision and core values.',
  lead: 'We began in 2009 with six women, one borrowed sewing machine and a room above a sweet shop on Loom Street.',
  story: [
    'They came to mend clothes. While they sewed, they talked: about sleep that would not come, about husbands and visas, about a lump that nobody had looked at. A doctor’s letter lay unread because it was in the wrong language. So one of them began to read the letters, and another began to go along.',
    'Today we are fourteen staff and forty volunteers. Between us we speak eleven languages. We are a community interest company: what we earn goes back into the work, and people who use our services sit on our board.',
  ],
  pillars: [
    {
      title: 'Our mission',
      text: 'Care for mind and body that fits your life, for people in Leeds whose language, faith or skin colour has made help hard to get.',
    },
    {
      title: 'Our vision',
      text: 'A city where nobody has to leave their culture at the door to be well.',
    },
  ],
  next: {
    title: 'Come and see',
    link: 'Our services',
    text: 'Four services, one kettle. Read what each one is like and who it is for.',
  },
  valuesTitle: 'Our core values',
  values: [
    {
      title: 'We listen before we help',
      text: 'The first meeting has no form in it. You talk, we listen, and there is tea.',
    },
    {
      title: 'You choose',
      text: 'We say what we can offer and what we cannot. You may say no, or not yet, and come back.',
    },
    {
      title: 'Kept safe, kept private',
      text: 'We ask how it is safe to reach you and keep to it. We share nothing without asking, unless someone is in danger.',
    },
    {
      title: 'Mending, not fixing',
      text: 'A kantha quilt is old cloth held by many small stitches. The mends are what make it strong. We think of people that way.',
    },
    {
      title: 'From here',
      text: 'Most of us live in the streets we work in. We know the bus, the butcher and what Eid does to a working week.',
    },
  ],
} as const);
