import type { titles } from '../../kernel/lib/paths.ts';

/** What a screen is for, and what to do there: each a paragraph. */
type HelpText = readonly [purpose: string, ...steps: string[]];

/** The help of every screen of the staff area, for the screen itself and for the handbook. */
export const helpTexts: Readonly<Record<keyof typeof titles | 'questionnaire', HelpText>> = {
  admin: [
    'What is yours today: alerts first, then sessions, tasks, new patients and whatever is late.',
    'Work from the top. A line goes when it is done, and never because its day is over: what was not done stays, as late.',
    'The number beside Alerts counts answers to questions about suicide that nobody has answered yet.',
  ],
  tasks: [
    'Everything that somebody has to do by a day, yours first, or of everybody.',
    'Open a task to finish it, to move its day, or to give it to somebody else. A task of the product, like ringing back, ends by itself when it is done.',
  ],
  task: [
    'One thing to be done: what, for whom, by when and by whom.',
    'Whoever it is for finds it on Today from that day on. Finish it with a word on what came of it.',
  ],
  diary: [
    'Sessions by day or week, of a person or of a room.',
    'Choose a free time to plan a session. A line that overlaps says so, and so does one in a room that is taken.',
    'While a colleague is away, their sessions are listed here: take one over, move it, or cancel it and tell the person.',
  ],
  appointment: [
    'Plan a session, or change one: who, when, where, and whether a reminder may be sent. Those that follow at the same time can be moved or cancelled with it.',
    'A text goes the day before, only where the record says that texts are safe. Cancelling asks whether the person is told.',
  ],
  groups: [
    'Groups and classes, and their next dates.',
    'Open a group for its members and dates. The register of a date records who came.',
  ],
  groupForm: [
    'Plan a group, or change it: its name, service, leader, days and the number of places.',
    'Dates that were kept stay as they were; a change is for those to come.',
  ],
  group: [
    'One group: its members and its dates.',
    'A member is on the register from the day on which they join until the day on which they leave. A date that is called off asks somebody to tell the members.',
  ],
  register: [
    'Who came on one date of a group.',
    'Mark each member, and save. What you mark counts as contact in their record and in the report, without a note.',
  ],
  message: [
    'A message from the contact form, or from somebody who asks to be rung.',
    'The safe ways to answer are at the top: keep to them. Write down what you did. Mark what is from nobody as junk.',
  ],
  referral: [
    'What was sent with a referral, and where it stands.',
    'Assign it, or put it on the waiting list, or decline it with a reply. Whoever referred is told by the way that they gave.',
  ],
  referralAsContact: [
    'What was sent with a referral, and where it stands.',
    'It is the same screen as that of the referral, under the address that earlier mails have.',
  ],
  crm: [
    'The way to everything about patients, by what you want to do.',
    'To find somebody from anywhere, press / and type some of their name. To write something new, press N.',
  ],
  newPatient: [
    'A new record, for a referral that was taken by telephone or in person.',
    'Likely duplicates are shown as soon as enough is filled in. What you type is stored as a draft until you save or discard it.',
  ],
  patients: [
    'Every patient whom you may find, active or not.',
    'Search by the beginning of a name, a date of birth, a telephone number, or the reference. A record of another service asks for a reason, which is on the audit log.',
  ],
  patient: [
    'One person: how they are, what comes next, and what was done.',
    'The head has what has to be known before anything else: danger, and the safe way to reach them. The timeline has everything, the latest first.',
    'What is done with the whole record is at the top: the safety plan, danger, and the rest under More actions. What they have told us is changed under Details.',
  ],
  patientDetails: [
    'Everything that the record says about the person, in the order of the form.',
    'Change one part at a time. If a colleague changed the same part meanwhile, you see both and choose.',
    'Below are what they agreed to, and who may open the record. If you know the person, close it to yourself there.',
  ],
  episodes: [
    'Each time in which the person was with us: how it began, its decisions, and how it ended.',
    'A person who comes again begins a new episode; the earlier ones stay as they were.',
  ],
  documents: [
    'Letters and files about the person.',
    'Files are checked before they are stored. Name each so that a colleague finds it.',
  ],
  letters: [
    'The letters that were written here about the person, each as it left. None can be changed: write another one, and delete one that is on the wrong record.',
    'Open one to print it. On A4 the address is in the window of an envelope.',
  ],
  safetyPlan: [
    'What helps the person to get through a crisis, in their own words.',
    'Write it together, and print it for them. Every earlier plan stays in the record.',
  ],
  data: [
    'The scores of one person, as lines and as tables.',
    'Choose a questionnaire to see its answers and its course. A score that was wrong is corrected, and the earlier one stays behind it.',
  ],
  recordAppointment: [
    'What happened in a session: whether it took place, the note, and the questionnaires that were answered.',
    'Save once at the end: note, scores and the next session are stored together. A question that raises an alert says so at once, and what to do.',
  ],
  newCaseNote: [
    'A note that belongs to no session: a call, a letter, a word with a colleague.',
    'It is stored as a draft while you type. A saved note can be corrected; the earlier words stay behind it.',
  ],
  newLetter: [
    'A letter to the person, to their GP or to somebody else. Choose a kind, and it is filled in from the record.',
    'What nobody knows yet stands in square brackets. It is stored as a draft while you type; what is saved cannot be changed.',
  ],
  caseNotes: [
    'All notes of one patient, the latest first.',
    'Correct a note here, or withdraw one that is on the wrong record: what remains says that there was one, when and by whom.',
  ],
  external: [
    'A person was referred to another service: to whom, why, and what they said.',
    'If an answer is expected, a task asks after it in ten working days. Without their consent you say why it is shared.',
  ],
  feedback: [
    'What people say of the organisation: twelve statements, without a name.',
    'Nobody can find out who answered. Results are shown once a quarter with at least five forms has ended.',
  ],
  overdue: [
    'Patients whose next questionnaire is past its day, the longest first.',
    'Open the questionnaire from its line. A score takes the person off the list.',
  ],
  crmDashboard: [
    'Open alerts, means and counts of the organisation at a glance.',
    'Alerts that nobody has answered are first: each names who has to answer it.',
  ],
  lateWork: [
    'What was promised to people and is late: by kind, by worker and by service.',
    'Open a number for its lines, and decide with the worker what is to happen. Who is told of late work is in the settings.',
  ],
  orgData: [
    'Scores and feedback of the whole organisation, by quarter.',
    'Small numbers are left out, so that nobody can be recognised.',
  ],
  reports: [
    'The report for funders and the board: who came, how long they waited, and what changed.',
    'Open a number to see whom it counts. Choose the period and print it, or save its tables. Whoever may not open every record sees numbers without those of few people.',
    'When you send it to somebody, store a copy: it has the numbers of that day, and can always be read again as it was sent.',
  ],
  listOfNumber: [
    'Whom a number of the report counts, and on which day. Open a name for the record.',
    'Somebody who came twice, or was referred twice, is in the list twice. It is for whoever may open every record.',
  ],
  sentReport: [
    'A report with the numbers that were sent to somebody on that day.',
    'It never changes, whatever is recorded later. You can print it and save its tables as those of any report.',
  ],
  users: [
    'Who may sign in, with which role, in which services.',
    'Invite a colleague by email and mobile: they set a password within seven days. Somebody who leaves is disabled: what they wrote stays under their name, and their patients are handed over first. Somebody whom others keep out gets another address to sign in with.',
  ],
  audit: [
    'Who looked at what, and who changed it. Nobody can alter it.',
    'Choose a person, a record or a day. A change of the settings or of the public site shows what was there before.',
  ],
  publicSite: [
    'What visitors read about reaching you, and what they will read once you publish.',
    'Save the draft, look at it in the preview, and publish. Each publication can be put back.',
  ],
  erasures: [
    'Records that somebody asks to be erased before their time, and those that were.',
    'Look at what goes and what stays, and agree or refuse: whoever asked cannot agree. A record that is in use is deactivated first.',
  ],
  retention: [
    'Records, referrals that led to nothing, and messages that are stored for longer than they have to be.',
    'Ask for a record to be erased, delete a message on its page, or leave it for a reason until a day.',
  ],
  privacyCases: [
    'What people ask about their information, complaints about how you handle it, and incidents, each with the day by which the law wants an answer.',
    'Add what arrives on the day on which it arrives: the clock runs from then. Open one to write down what was done.',
  ],
  privacyRequest: [
    'Somebody asks for a copy, a correction, an erasure, a pause or to stop; or complains.',
    'Write what they ask in their words. Find their record if they have one. The answer is due a month after it came.',
  ],
  incident: [
    'Information was lost, seen by somebody who should not, or changed by mistake.',
    'Write down when you came to know of it: the regulator is to know within 72 hours unless harm is unlikely.',
  ],
  processingRegister: [
    'What the product stores about people, why, for how long and who sees it: the record of processing that the law asks for.',
    'Print it, and add what you store elsewhere, such as paper, email and payroll.',
  ],
  privacyCase: [
    'One request or incident: what it is, by when something is owed, and what was done.',
    'Write down each step on the day. Finish it with how it ended.',
  ],
  privacyPack: [
    'Everything that is stored about whoever asked for a copy, item by item.',
    'Read it through. Leave out what is about others or could harm, or black out words, with the reason. Then print it, or save it as data.',
  ],
  practicePatients: [
    'Records of nobody, on which you try everything out. They count nowhere.',
    'Make one, and open it. Remove it when you do not use it any more.',
  ],
  letterTemplates: [
    'Letters of your own, which staff choose beside those that are there. What stands in braces is filled in from the record.',
    'Begin a paragraph with a question mark and a space, and it is left out where the record does not say what it needs.',
  ],
  noteTemplates: [
    'Headings and questions that staff can put into a case note, for one service or for all.',
    'Add one, and save. A template has no sentences: what stands in a note was written about that person.',
  ],
  siteServices: [
    'The services of the organisation: their names, what the site says of them, and how you work in each.',
    'Add one, change it, move it, or end it from a day, and publish it under Public site. One that has ended stays in records, lists and reports.',
  ],
  sitePages: [
    'Up to ten pages of your own, such as news, an event or a call for volunteers, in any language of the site.',
    'Add one, save the draft, look at it in the preview, and publish it under Public site. The home page and the foot of every page lead to it; from the day after its last day they do not.',
  ],
  sitePictures: [
    'The pictures of the public site. Each is a drawing until you put a photograph of your own in its place.',
    'Choose a photograph, choose the part of it that is shown, describe it, and publish it under Public site. Ask everybody who can be recognised in it before you publish it.',
  ],
  siteWords: [
    'Every sentence of the public site, in every language.',
    'Write one anew, save the draft, and publish it under Public site. Empty a sentence to have that of the product again.',
  ],
  settings: [
    'How the organisation works: duty rota, sessions and rooms, who opens which records, what follows a missed session, and who is told of late work.',
    'A change holds from the moment in which it is saved, and is on the audit log.',
  ],
  import: [
    'Records from a table of another system: once, or again and again.',
    'Choose the file, match its columns, and look at the rows before they are stored. Rows that cannot be stored are listed with the reason.',
  ],
  export: [
    'Everything that the organisation has stored, as files that other systems read.',
    'It is made in the background. It has every record in it: store it where only you can open it, and delete it when it is not needed any more.',
  ],
  ownSignIn: [
    'How you sign in: your mobile number, an authenticator app, and the browsers that are remembered.',
    'If your telephone is lost, ask an administrator to change the number at once.',
  ],
  help: [
    'What every screen is for, in one place.',
    'Print it for whoever begins to work here. Each screen has its own part at its end, under ‘Help with this screen’.',
  ],
  questionnaire: [
    'The questions of a questionnaire, with the person beside you or from paper.',
    'Answer each as the person says it. The score and what it means are shown when it is saved; an answer about suicide is shown at once, with what to do.',
    'They can also answer alone: on a tablet, or by a link to their phone.',
  ],
};
