import { overridable } from '../../overrides.ts';
export const services = overridable('en/pages/services', {
  title: 'Services',
  description:
    'Four services in Leeds: Rahat for women and girls, cancer buddying, Yaarana day care for older men, and counselling in five languages.',
  lead: 'Four services. All of them are free, and you may use more than one.',
  heading: 'What we do',
  onThisPage: 'Services on this page',
  /** By the ids of `organisation.services`. */
  services: {
    rahat: {
      title: 'Rahat',
      meaning: 'Urdu and Punjabi for relief, a breath let out.',
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
    cancer: {
      title: 'Cancer buddying',
      meaning: 'Someone who knows the corridor.',
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
    yaarana: {
      title: 'Yaarana',
      meaning: 'Punjabi and Hindi for friendship between men.',
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
    counselling: {
      title: 'Counselling',
      meaning: 'Talking, with someone trained to hear.',
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
  },
  ask: (service: string) => `Ask about ${service}`,
  ringBack: 'Ring me back',
  ringBackAbout: (service: string) => `about ${service}`,
  pictures: 'See pictures',
  picturesOf: (service: string) => `of ${service} and our other work`,
  next: {
    title: 'Not sure which one?',
    text: 'Tell us what is happening, for yourself or for somebody else. Leave the service blank and we will work it out with you.',
    link: 'Make a referral',
  },
} as const);
