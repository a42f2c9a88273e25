import { overridable } from '../../overrides.ts';
/**
 * For people who share a phone with somebody who looks into it. It may say only what the product and the browsers do.
 * The title appears in a browser's history: it does not say why somebody came.
 */
export const yourPhone = overridable('en/pages/your-phone', {
  title: 'Your phone',
  description: 'What a phone keeps of the pages that you open, and how to take it out again.',
  heading: 'If somebody checks your phone',
  lead: 'A phone remembers more than you might think. Here is what it keeps of a visit to us, and how to take that out.',
  start: [
    {
      title: 'Leave this site quickly',
      text: [
        'The button is on every page and stays in sight. On a keyboard you can also press Escape three times.',
        'It empties the page at once, forgets what you have typed and not sent, and opens a weather page in its place. The Back button then does not return to the page that you left.',
        'It does not take our pages out of the history of your browser, and Back may still find pages of ours that you opened before. If your browser runs no scripts, the button is an ordinary link, and Back returns here.',
      ],
    },
    {
      title: 'What stays on the phone',
      text: [
        'The history lists each page that you opened, by its title and address. The PDF of the referral form stays among the downloads. A call stays in the list of calls, and a text among the messages, until you delete it.',
        'Your browser may offer again what you typed into a form, such as a name or a number.',
      ],
    },
  ],
  clear: {
    title: 'Take our pages out of the history',
    text: 'Take out our pages only, and leave the others: an empty history can be noticed, too.',
    browsers: [
      {
        name: 'Chrome on Android',
        steps: [
          'Press the three dots at the top, then History.',
          'Press the cross beside each page of ours.',
          'The PDF: the three dots, then Downloads. Hold it down and delete it.',
        ],
      },
      {
        name: 'Samsung Internet',
        steps: [
          'Press the three lines at the bottom, then History.',
          'Hold down a page of ours, tick the others, then press Delete.',
          'The PDF: the three lines, then Downloads. Hold it down and delete it.',
        ],
      },
      {
        name: 'Safari on an iPhone',
        steps: [
          'Press the open book (on newer phones: the three dots, then Bookmarks), then the clock.',
          'Draw each page of ours to the left and press Delete.',
          'The PDF: open Files, then Downloads. Hold it down and delete it.',
        ],
      },
    ],
  },
  end: [
    {
      title: 'Next time, a private window',
      text: [
        'A private window keeps no history once you close it. In Chrome: the three dots, then New Incognito tab. In Samsung Internet: the tabs, then Turn on Secret mode. In Safari: the tabs, then Private.',
        'It hides nothing from an app that watches the phone, or from somebody who looks while it is open. If you think that the phone itself is watched, use another one: a friend’s, or a computer in a library.',
      ],
    },
    {
      title: 'When we get in touch',
      text: [
        'We ring, text or write only in the ways that you said are safe. A message from us names neither our service nor why you asked. When we ring, we leave a message, or say who we are, only if you told us that we may.',
      ],
    },
  ],
  next: {
    title: 'Rather not type at all?',
    text: 'Ring us from any phone, or leave a number and a time that is safe.',
    link: 'Ask us to ring you back',
  },
} as const);
