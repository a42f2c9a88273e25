import type { StaffRole } from '../../shared/kernel/roles.ts';
import type { Hand } from './hand.ts';

type Budget = { clicks: number; keys: number; screens: number };

export type Task = {
  name: string;
  /** The screen where it begins, and the account. */
  from: string;
  /** The patient on whose record it begins, if any. */
  patient?: string;
  role?: StaffRole;
  most: Budget;
  work: (hand: Hand) => Promise<void>;
  /** The part that cannot be done yet. */
  lacks?: string;
};
/** A task that cannot be done yet at all. */
type Missing = { name: string; lacks: string };

const heading = ({ page }: Hand, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const region = ({ main }: Hand, name: string | RegExp) => main.getByRole('region', { name });
const button = ({ main }: Hand, name: string | RegExp) => main.getByRole('button', { name });
const link = ({ page }: Hand, name: string | RegExp) => page.getByRole('link', { name });
const tab = ({ page }: Hand, name: string) =>
  page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name, exact: true });

/** Fourteen tasks of a working day. Each follows the links of the screens; nothing is typed into the address bar. */
export const tasks: readonly (Task | Missing)[] = [
  {
    name: 'What must I do today?',
    from: '/admin',
    most: { clicks: 0, keys: 0, screens: 0 },
    work: async (hand) => {
      for (const part of [/^Danger \(/, /^Late/, /^Today/, /^Next/]) {
        await hand.see(region(hand, part));
      }
    },
  },
  {
    name: 'Find somebody by half a name, from anywhere',
    from: '/admin/crm/orgdata',
    most: { clicks: 0, keys: 6, screens: 1 },
    work: async (hand) => {
      await hand.press('/', 'b', 'e', 'g', 'Enter');
      await hand.see(heading(hand, 'Momtaz Begum'));
    },
  },
  {
    name: 'A session: note, PHQ-9 and GAD-7 in one save',
    from: '/admin',
    patient: 'Michael Osei',
    most: { clicks: 2, keys: 18, screens: 1 },
    work: async (hand) => {
      await hand.click(region(hand, 'Sessions').getByRole('link', { name: 'Record a session' }));
      const note = hand.main.getByLabel('Case note');
      await hand.see(note);
      await hand.write(note, 'We spoke about sleep.');
      await hand.press('Tab', ...'111111110', 'Enter', ...'1111111');
      await hand.click(button(hand, 'Save session'));
      await hand.see(hand.page.getByText('The session with Michael Osei has been saved.'));
    },
  },
  {
    name: 'A new referral: see it, read it, accept it, give it to a worker',
    from: '/admin',
    role: 'ROLE_ADMIN',
    most: { clicks: 4, keys: 0, screens: 1 },
    work: async (hand) => {
      await hand.click(
        region(hand, /^Next/)
          .getByRole('link', { name: /^Decide/ })
          .first(),
      );
      const decide = region(hand, 'Decide');
      await hand.see(decide);
      await hand.choose(decide.getByLabel('What becomes of it'), 'Accepted');
      await hand.choose(decide.getByLabel('Who looks after them'), 'Nasreen Akhtar');
      await hand.click(decide.getByRole('button', { name: /^Save/ }));
      await hand.see(decide.getByText(/^Saved/));
    },
  },
  {
    name: 'Answer an alert of PHQ-9 item 9',
    from: '/admin/crm/orgdata',
    most: { clicks: 4, keys: 0, screens: 1 },
    work: async (hand) => {
      await hand.click(link(hand, /^Alerts? \(/));
      const alert = hand.main.getByRole('article', { name: /^Imran Qureshi/ });
      await hand.click(alert.getByRole('button', { name: 'Record what was done' }));
      await hand.click(alert.getByLabel('Asked about plans and means'));
      await hand.write(alert.getByLabel('What was done'), 'Rang him. No plan; his brother is with him.');
      await hand.click(alert.getByRole('button', { name: 'Save what was done' }));
      await alert.waitFor({ state: 'detached' });
      await hand.see(heading(hand, 'Dashboard'));
    },
  },
  {
    name: 'How is she? Scores, change and last note',
    from: '/admin',
    most: { clicks: 0, keys: 6, screens: 1 },
    work: async (hand) => {
      await hand.press('/', 'i', 'k', 'r', 'Enter');
      await hand.see(heading(hand, 'Ikram Hussain'));
      await hand.see(region(hand, 'Last note').getByRole('time'));
      await hand.see(region(hand, 'How the scores stand').getByRole('listitem').first());
    },
  },
  {
    name: 'Correct a note',
    from: '/admin',
    patient: 'Parveen Kauser',
    most: { clicks: 3, keys: 0, screens: 1 },
    work: async (hand) => {
      await hand.click(tab(hand, 'Notes'));
      await hand.click(button(hand, 'Amend this note').first());
      await hand.write(hand.main.getByRole('textbox'), 'We spoke about sleep, and about her son.');
      await hand.click(button(hand, /^Save/));
      await hand.see(hand.main.getByText('Amended', { exact: true }).first());
    },
  },
  {
    name: 'A safeguarding concern goes to another service',
    from: '/admin',
    patient: 'Balwinder Singh Gill',
    most: { clicks: 2, keys: 0, screens: 1 },
    work: async (hand) => {
      await hand.click(tab(hand, 'Referred on'));
      await hand.write(hand.main.getByLabel('Service type'), 'Leeds Adult Safeguarding');
      await hand.write(hand.main.getByLabel('Referral details'), 'He has bruises that he does not explain.');
      await hand.click(button(hand, 'Save'));
      await hand.see(hand.main.getByRole('list', { name: 'What next' }));
    },
    lacks: 'a form of its own for the concern: consent, who was told',
  },
  {
    name: 'Hand over a caseload',
    from: '/admin/crm/patients',
    role: 'ROLE_ADMIN',
    // One each for what becomes of the sessions, of those at a time that is taken, and of the tasks.
    most: { clicks: 6, keys: 0, screens: 1 },
    work: async (hand) => {
      await hand.choose(hand.main.getByLabel('Looked after by'), 'Tomasz Brzezicki');
      const form = hand.main.getByRole('form', { name: 'Hand over' });
      await hand.click(form.getByRole('checkbox', { name: /^All / }));
      await hand.choose(form.getByLabel('To whom'), 'Nasreen Akhtar');
      await hand.write(form.getByLabel('Why'), 'Tomasz is on leave until the spring.');
      const planned = form.getByRole('region', { name: 'What is planned' });
      await hand.click(planned.getByLabel('Move them to Nasreen Akhtar').first());
      for (const what of (await planned.getByRole('group').all()).slice(1)) {
        await hand.click(what.getByRole('radio').first());
      }
      await hand.click(form.getByRole('button', { name: /^Hand over/ }));
      await hand.see(hand.page.getByText(/handed over to Nasreen Akhtar\./));
    },
  },
  {
    name: 'The report of a quarter',
    from: '/admin',
    most: { clicks: 2, keys: 0, screens: 2 },
    work: async (hand) => {
      await hand.click(link(hand, 'Reports'));
      await hand.see(heading(hand, 'Organisation data'));
      await hand.click(hand.main.getByRole('link', { name: 'The report of a quarter' }));
      await hand.see(region(hand, 'In sentences'));
    },
  },
  {
    name: 'Somebody answers PHQ-9 beforehand, in their language',
    from: '/admin',
    patient: 'Parveen Kauser',
    most: { clicks: 4, keys: 0, screens: 1 },
    // The worker's part; the person answers at home.
    work: async (hand) => {
      await hand.click(tab(hand, 'Scores'));
      const choice = region(hand, 'Answers by themselves');
      await hand.choose(choice.getByLabel('The page begins in'), 'اردو');
      await hand.click(button(hand, 'Send a link by text'));
      await hand.click(hand.page.getByRole('button', { name: 'Send the link' }));
      await hand.see(choice.getByText('sent, not opened yet'));
    },
    lacks: 'the questions themselves in another language than English: no published wording is in the data yet',
  },
  {
    name: 'A group of fifteen',
    from: '/admin/groups',
    // Two to open today's register, a tap for each, and one to save.
    most: { clicks: 18, keys: 0, screens: 2 },
    work: async (hand) => {
      await hand.click(link(hand, /^Coffee and words/));
      const dates = region(hand, 'Dates');
      await hand.see(dates);
      await hand.click(dates.getByRole('link', { name: /: open the register$/ }));
      const members = region(hand, /^Members \(/);
      await hand.see(members);
      for (const row of await members.getByRole('listitem').all()) {
        await hand.click(row.getByRole('radio', { name: 'Here' }));
      }
      await hand.see(region(hand, 'Members (15 of 15 here)'));
      await hand.click(button(hand, 'Save register'));
      await hand.see(hand.main.getByText('The register has been saved: 15 members.'));
    },
  },
  {
    name: 'Close a record',
    from: '/admin',
    patient: 'Paul Braithwaite',
    most: { clicks: 3, keys: 0, screens: 0 },
    work: async (hand) => {
      await hand.click(button(hand, /^Deactivate/));
      await hand.choose(hand.page.getByRole('dialog').getByLabel('Why it ends'), 'Moved away');
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
      await hand.see(hand.main.getByText('Inactive', { exact: true }));
    },
    lacks: 'what came of it and who was told, which the screen of episodes asks for',
  },
  {
    name: 'Everything about one person, for them to read',
    from: '/admin',
    patient: 'Ikram Hussain',
    most: { clicks: 3, keys: 0, screens: 0 },
    work: async (hand) => {
      await hand.click(button(hand, 'Print this record'));
      const dialog = hand.page.getByRole('dialog');
      await hand.click(dialog.getByLabel('Every answer to every question'));
      await hand.click(dialog.getByRole('button', { name: 'Print' }));
      await dialog.waitFor({ state: 'detached' });
    },
    lacks: 'the audit log and what others said, marked for review: `npm run sar` has them as JSON',
  },
];
