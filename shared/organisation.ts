/**
 * The one file an adopting organisation edits. Everything here is a demonstration: the phone numbers are from Ofcom's
 * range for drama, the addresses end in `.example`, and nobody named here exists. Pictures are named by their file in
 * `web/src/pictures/`. A page downloads only the parts of this file that it shows.
 */
export const organisation = {
  name: 'BCA',
  longName: 'BCA Community Health',
  strapline: 'Health, in your own words.',
  description:
    'Mental and physical health support in Leeds for South Asian and other minoritised communities, in your language and at your pace.',
  /** Where the site is published; canonical addresses start with it. */
  siteUrl: 'https://www.bca.example',
  legalName: 'BCA Community Health CIC',
  /** Who assigns patients to members of staff, as others are told. */
  recordsAdmin: 'Nasreen Akhtar',
  phone: '0113 496 0142',
  email: 'hello@bca.example',
  address: ['BCA Community Health', 'Spindle House', '14 Loom Street', 'Leeds', 'LS8 0ZZ'],
  /** Of the front door: latitude, longitude. */
  position: [53.8156, -1.5206],
  openingHours: 'Monday to Friday, 9.30am to 5pm',
  services: [
    { id: 'rahat', name: 'Rahat: women and girls' },
    { id: 'counselling', name: 'Counselling' },
    { id: 'yaarana', name: 'Yaarana: day care for older men' },
    { id: 'cancer', name: 'Cancer buddying' },
  ],
  social: { name: 'Facebook', url: 'https://www.facebook.example/bca' },
  credit: { name: 'Thread & Type', url: 'https://www.threadandtype.example' },
  /** Where 'Leave this site quickly' leads: a page that anybody might have open. */
  leaveTo: 'https://www.bbc.co.uk/weather',
} as const;

/** What staff call it whether somebody is a patient of the organisation now. */
export const statusLabel = `${organisation.name} Status`;

/** The number as a telephone link needs it: `0113 496 0142` is `+441134960142`. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44')}`;

/** Who answers when it cannot wait. On every public page, and beside every alert about a patient. */
export const urgentHelp = [
  { who: 'Danger to life', say: '999 or A&E', link: 'tel:999' },
  { who: 'NHS', say: '111, option 2 (mental health, 24 hours)', link: 'tel:111' },
  { who: 'Samaritans', say: '116 123', link: 'tel:116123' },
  { who: 'Shout', say: 'text 85258', link: 'sms:85258' },
] as const;

export const homeWords = {
  lead: 'Come as you are. Talk in the language you think in, with people who know your food, your festivals and your family jokes.',
  text: 'We work across Leeds with women and girls, with older men, and with anyone carrying grief, worry or a cancer diagnosis. It costs nothing, and what you tell us stays between us unless someone is in danger.',
  carousel: [
    {
      to: '/about',
      picture: 'tea',
      alt: 'A hand pours tea from a tall pot into three small glasses.',
      title: 'First, we put the kettle on',
      text: 'Who we are, and why we start with tea.',
    },
    {
      to: '/services',
      picture: 'sewing',
      alt: 'Two hands sew a row of running stitch along a quilt.',
      title: 'Four ways we can help',
      text: 'Sewing, talking, carrom, or someone beside you at the hospital.',
    },
    {
      to: '/contact',
      picture: 'bench',
      alt: 'Two people sit side by side on a bench under a tree, seen from behind.',
      title: 'You do not have to begin alone',
      text: 'Ring, write, or ask someone to write for you.',
    },
  ],
  cards: [
    {
      service: 'rahat',
      title: 'Rahat',
      text: 'Women and girls sew, cook, learn and rest together. Your children are welcome; the crèche is next door.',
    },
    {
      service: 'counselling',
      title: 'Counselling',
      text: 'One to one with a trained counsellor, in English, Urdu, Punjabi, Bengali or Hindi. Up to twelve meetings.',
    },
    {
      service: 'yaarana',
      title: 'Yaarana',
      text: 'Older men with a learning disability meet three days a week for carrom, gardening and a hot lunch.',
    },
    {
      service: 'cancer',
      title: 'Cancer buddying',
      text: 'Somebody who has been through it sits with you: in the waiting room, on the bus home, on the phone at night.',
    },
  ],
  figuresTitle: 'What changed for people in 2023',
  figures: [
    { value: 80, text: 'improved emotional wellness' },
    { value: 85, text: 'increased self-esteem' },
    { value: 60, text: 'accessed vocational training' },
    { value: 10, text: 'volunteered' },
  ],
  testimonials: [
    {
      text: 'I had not said it out loud in any language. My counsellor let me say it in Punjabi first. The English came later, and so did the sleep.',
      who: 'Harjit, 46',
      service: 'counselling',
    },
    {
      text: 'My son asks what I made today. For years there was nothing to tell him. On Wednesdays now there is a story, and sometimes samosas.',
      who: 'Rukhsana, 39',
      service: 'Rahat',
    },
  ],
  /** Names beside a block of cloth; an organisation with leave to show logos adds their files. */
  partners: [
    { name: 'Harefield Practice', block: 'star' },
    { name: 'Loom Street Library', block: 'diamond' },
    { name: 'Northgate Women’s Aid', block: 'wheat' },
    { name: 'Aire Valley College', block: 'star' },
    { name: 'St Chad’s Hospital', block: 'diamond' },
  ],
} as const;

export const aboutWords = {
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
  next: { title: 'Come and see', text: 'Four services, one kettle. Read what each one is like and who it is for.' },
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
} as const;

export const servicesSummary = {
  description:
    'Four services in Leeds: Rahat for women and girls, cancer buddying, Yaarana day care for older men, and counselling in five languages.',
  lead: 'Four services. All of them are free, and you may use more than one.',
} as const;

export const servicesWords = [
  {
    id: 'rahat',
    title: 'Rahat',
    meaning: 'Urdu and Punjabi for relief, a breath let out.',
    picture: 'sewing',
    alt: 'Two hands sew a row of running stitch along a quilt.',
    text: [
      'A place for women and for girls from eleven up. Some come for the sewing room or the English class. Some come because home is not safe. Nobody asks which on the first day.',
      'There is a counsellor in the building, a solicitor every second Thursday, and a crèche, so that you can hear yourself think.',
    ],
    facts: [
      ['When', 'Monday to Thursday, 10am to 2.30pm. Girls’ club: Friday, 4pm to 6pm.'],
      ['Who with', 'Women staff only.'],
      ['Languages', 'Urdu, Punjabi, Bengali, Sylheti, Pashto, English'],
    ],
  },
  {
    id: 'cancer',
    title: 'Cancer buddying',
    meaning: 'Someone who knows the corridor.',
    picture: 'window',
    alt: 'Two chairs and a small table stand at a window; a half-knitted scarf lies on one chair.',
    text: [
      'A buddy has had cancer, or has looked after somebody who did. They are matched with you by language and by what you are facing, and they have been trained for it.',
      'They can sit in the waiting room, help you ask the doctor your questions, pick up a prescription, or ring at ten at night when the house is quiet and the worry is loud.',
    ],
    facts: [
      ['When', 'Whenever your appointments are. We try to match you within two weeks.'],
      ['Who for', 'Anyone over eighteen with a diagnosis, and the family around them.'],
      ['Languages', 'Urdu, Punjabi, Gujarati, Bengali, English'],
    ],
  },
  {
    id: 'yaarana',
    title: 'Yaarana',
    meaning: 'Punjabi and Hindi for friendship between men.',
    picture: 'carrom',
    alt: 'A carrom board seen from above, with a hand about to flick the striker.',
    text: [
      'Three days a week for men over fifty with a learning disability. Most lived with their parents until their parents died. Here they have a key to the shed, a seat at the table and friends who save it for them.',
      'We grow coriander and marrows, play carrom to win, cook on Wednesdays, and walk to the mosque or the gurdwara together.',
    ],
    facts: [
      ['When', 'Tuesday to Thursday, 9.30am to 3.30pm. Hot halal and vegetarian lunch.'],
      ['Getting here', 'Our minibus fetches people from most of north and east Leeds.'],
      ['Languages', 'Punjabi, Urdu, Hindi, English, Makaton'],
    ],
  },
  {
    id: 'counselling',
    title: 'Counselling',
    meaning: 'Talking, with someone trained to hear.',
    picture: 'bench',
    alt: 'Two people sit side by side on a bench under a tree, seen from behind.',
    text: [
      'For low mood, worry, grief, things that happened long ago, and things that are happening now. You meet the same counsellor each week for up to twelve weeks, in our quiet room, by phone or by video.',
      'At the start and every six weeks your counsellor asks you some set questions about mood and worry. They show both of you whether it is helping.',
    ],
    facts: [
      ['When', 'Monday to Friday, and Tuesday evenings until 8pm.'],
      ['Waiting', 'About five weeks. We ring you while you wait.'],
      ['Languages', 'English, Urdu, Punjabi, Bengali, Hindi'],
    ],
  },
] as const;

export const galleryWords = {
  title: 'An ordinary week',
  description:
    'Seven pictures of an ordinary week: tea at 11, the long quilt, carrom on Thursdays, the allotment and the kites of Basant.',
  lead: 'Drawn, not photographed: the people who come here decide who sees their faces.',
  pictures: [
    {
      picture: 'tea',
      alt: 'A hand pours tea from a tall pot into three small glasses.',
      caption: 'Every day at 11: cardamom tea, two sugars unless you say.',
    },
    {
      picture: 'sewing',
      alt: 'Two hands sew a row of running stitch along a quilt.',
      caption: 'The quilt that Rahat has been sewing since 2009. It is four metres long and not finished.',
    },
    {
      picture: 'carrom',
      alt: 'A carrom board seen from above, with a hand about to flick the striker.',
      caption: 'Yaarana against the staff, Thursday afternoons. The staff lose.',
    },
    {
      picture: 'garden',
      alt: 'A path runs between beds of marrows and marigolds to a green shed.',
      caption: 'Plot 31 at the allotments, where the coriander never lasts until Friday.',
    },
    {
      picture: 'bench',
      alt: 'Two people sit side by side on a bench under a tree, seen from behind.',
      caption: 'The bench behind Spindle House. Some first meetings happen here and not in a room.',
    },
    {
      picture: 'window',
      alt: 'Two chairs and a small table stand at a window; a half-knitted scarf lies on one chair.',
      caption: 'The window seat where buddies wait with people before an appointment.',
    },
    {
      picture: 'kites',
      alt: 'Three paper kites fly over a row of terraced roofs.',
      caption: 'Basant on Loom Street: kites over the roofs every February, wind or no wind.',
    },
  ],
  next: {
    title: 'There is room on the bench',
    text: 'Drop in for tea at 11 on any weekday, or write first if you would like somebody to meet you at the door.',
  },
} as const;

export const privacyWords = {
  contact: 'privacy@bca.example',
  regulator: 'https://ico.org.uk/make-a-complaint/',
  updated: '20 November 2026',
} as const;
