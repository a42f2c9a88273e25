import { type Group, yesNo } from '../kernel/forms/field.ts';

/** Asked in both public forms, and shown to staff before anything else. */
export const safeContact = {
  title: 'How is it safe to contact you?',
  hint: 'Some people share a phone, or a front door. Tell us what is safe and we will keep to it. If you leave this blank we will ring, leave no message and not say who we are.',
  forStaff: {
    title: 'Safe contact',
    hint: 'A phone or a front door may be shared. A blank means: ring, leave no message and do not say who we are.',
  },
  fields: {
    methods: {
      kind: 'choices',
      label: 'Safe ways to reach you',
      hint: 'Choose as many as you like.',
      forStaff: { label: 'Safe ways to reach them', hint: 'As many as they say.' },
      choices: [
        { id: 'call', label: 'A call' },
        { id: 'text', label: 'A text' },
        { id: 'email', label: 'By email', forStaff: { label: 'An email' } },
        { id: 'letter', label: 'A letter' },
        {
          id: 'referrer',
          label: 'Through the person filling this in',
          forStaff: { label: 'Through the person who referred them' },
        },
      ],
    },
    times: { kind: 'text', label: 'Safe days and times', hint: 'For example: weekdays before 3pm, never at weekends.' },
    leaveMessage: { kind: 'choice', label: 'May we leave a message?', choices: yesNo },
    sayWhoWeAre: { kind: 'choice', label: 'If somebody else answers, may we say who we are?', choices: yesNo },
  },
} as const satisfies Group;
