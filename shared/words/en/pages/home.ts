import { overridable } from '../../overrides.ts';
export const home = overridable('en/pages/home', {
  lead: 'Come as you are. Talk in the language you think in, with people who know your food, your festivals and your family jokes.',
  referral: 'Make a referral',
  orCall: 'or call {phone}',
  ringBack: 'Or ask us to ring you back, with no name and no reasons',
  text: 'We work across Leeds with women and girls, with older men, and with anyone carrying grief, worry or a cancer diagnosis. It costs nothing, and what you tell us stays between us unless someone is in danger.',
  quickLinks: 'Quick links',
  carousel: {
    label: 'Where to begin',
    role: 'carousel',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    about: { title: 'First, we put the kettle on', text: 'Who we are, and why we start with tea.' },
    services: {
      title: 'Four ways we can help',
      text: 'Sewing, talking, carrom, or someone beside you at the hospital.',
    },
    contact: {
      title: 'You do not have to begin alone',
      text: 'Ring, write, or ask someone to write for you.',
    },
  },
  cardsTitle: 'What we can do together',
  cards: {
    rahat: {
      title: 'Rahat',
      text: 'Women and girls sew, cook, learn and rest together. Your children are welcome; the crèche is next door.',
    },
    counselling: {
      title: 'Counselling',
      text: 'One to one with a trained counsellor, in English, Urdu, Punjabi, Bengali or Hindi. Up to twelve meetings.',
    },
    yaarana: {
      title: 'Yaarana',
      text: 'Older men with a learning disability meet three days a week for carrom, gardening and a hot lunch.',
    },
    cancer: {
      title: 'Cancer buddying',
      text: 'Somebody who has been through it sits with you: in the waiting room, on the bus home, on the phone at night.',
    },
  },
  newsTitle: 'News',
  figuresTitle: 'What changed for people in 2023',
  figures: {
    wellness: 'improved emotional wellness',
    esteem: 'increased self-esteem',
    training: 'accessed vocational training',
    volunteered: 'volunteered',
  },
  testimonialsTitle: 'In their own words',
  testimonials: [
    {
      text: 'I had not said it out loud in any language. My counsellor let me say it in Punjabi first. The English came later, and so did the sleep.',
      who: 'Harjit, 46, counselling',
    },
    {
      text: 'My son asks what I made today. For years there was nothing to tell him. On Wednesdays now there is a story, and sometimes samosas.',
      who: 'Rukhsana, 39, Rahat',
    },
  ],
  partnersTitle: 'Who we work with',
} as const);
