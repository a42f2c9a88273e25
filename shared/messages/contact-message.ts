import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { contactGroups } from '../intake/contact-groups.ts';
import { ringBackGroups } from '../intake/ring-back-groups.ts';
import { fieldInputs, groupInput, groupStored, honeypot, withoutHoneypot } from '../kernel/forms/schema.ts';
import { mostJudged, tooManyJudged } from '../kernel/junk.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { versionRead } from '../kernel/replies.ts';
import { oneOf, singleLine, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { writtenIn } from '../kernel/written-in.ts';
import { isServiceId } from '../organisation/services.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { staffUser } from '../patients/record.ts';
import { ringContact } from '../patients/ring-contact.ts';
import { safeContact } from '../patients/safe-contact.ts';

type Given = { email?: unknown; phone?: unknown; message?: unknown };
// Reported even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A message as anyone may send it: their words and one way to reply; a name is optional. */
export const contactMessageInput = z
  .strictObject({ ...fieldInputs(contactGroups[''].fields), safeContact: groupInput(safeContact), ...honeypot })
  .refine(({ message }: Given) => Boolean(message), { ...always, path: ['message'], message: messages.contactMessage })
  .refine(({ email, phone }: Given) => Boolean(email) || Boolean(phone), {
    ...always,
    path: ['email'],
    message: messages.contactAnswer,
  })
  .transform(withoutHoneypot);

/** The service whose page led to the form: no question, and nothing to fill in. */
const leadingService = singleLine(40)
  .refine((id) => id === '' || isServiceId(id), messages.chooseOne)
  .default('');

/** A ring-back request as anyone may send it: a number, and what makes the call safe. */
export const ringBackInput = z
  .strictObject({ ...fieldInputs(ringBackGroups[''].fields), service: leadingService, ...honeypot })
  .refine(({ phone }: Given) => Boolean(phone), { ...always, path: ['phone'], message: messages.ringBackPhone })
  .transform(withoutHoneypot);
export type RingBackInput = z.infer<typeof ringBackInput>;

export const contactId = ulidText(missing.message);

/** A message as it was sent. */
export const sentMessage = z.object({
  contactId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  safeContact: groupStored(safeContact),
  /** A ring-back request, without a message: in which language, and about which service if any. */
  ringBack: z.object({ language: z.string(), service: z.string() }).optional(),
  contactDate: z.iso.datetime(),
  writtenIn,
});
export type SentMessage = z.infer<typeof sentMessage>;
/** A ring-back request as it was sent, with what shows later whether we rang: both are given this once. */
export const sentRingBack = sentMessage.extend({ reference: z.string(), statusCode: z.string() });
/** A message before it has an id and a date. */
export type WrittenMessage = Omit<SentMessage, 'contactId' | 'contactDate'>;

/** The ways to answer a message; `none`: it needed no answer. */
export const answerWays = ['rang', 'emailed', 'wrote', 'none'] as const;
export type AnswerWay = (typeof answerWays)[number];

const at = z.iso.datetime();
/** Whether anybody has answered a message, and who, named as `person` says. */
export const handlingBy = <Person extends z.ZodType>(person: Person) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('new') }),
    z.object({ state: z.literal('answering'), by: person, at }),
    z.object({ state: z.literal('answered'), how: z.enum(answerWays), by: person, at }),
    /** No message of anybody: it is kept, and is on the list of junk alone. */
    z.object({ state: z.literal('junk'), why: z.string(), by: person, at }),
  ]);
const handling = handlingBy(staffUser);
export type Handling = z.infer<typeof handling>;

const chooseState = 'Please say whether the message is new, being answered or answered.';
const chooseWay = 'Please choose how the message was answered.';

/** What staff may record about the answer to a message. */
export const handlingChange = z
  .strictObject({
    state: oneOf(['new', 'answering', 'answered'], chooseState),
    how: oneOf(answerWays, chooseWay).optional(),
    version: versionRead,
  })
  .refine(({ state, how }) => (state === 'answered') === (how !== undefined), { path: ['how'], message: chooseWay });
export type HandlingChange = z.infer<typeof handlingChange>;

/** The messages of a list: all but junk, those that are set apart, or junk. */
export const messageLists = ['all', 'apart', 'junk'] as const;
export type MessageListName = (typeof messageLists)[number];

/** What is set apart to be looked at: how many messages, and how many of them are to be read first. */
export const apartMessages = z.object({ count: z.int().min(0), danger: z.int().min(0) });

/** A message that somebody says is junk, or is not, with what they read: another change meanwhile is said. */
const judgedMessage = z.strictObject({
  contactId,
  from: oneOf(['new', 'answering', 'answered', 'junk'], 'Please load the list again.'),
});
export const judgedMessages = z
  .array(judgedMessage)
  .min(1, 'Please choose the messages.')
  .max(mostJudged, tooManyJudged('messages'));
export type JudgedMessage = z.infer<typeof judgedMessage>;

/** Its words may mean danger: it comes before the others until it is answered. */
export const readFirst = z.literal(true).optional();

/** Its network had sent more than the others: while it is new, it is set apart to be looked at. */
export const setApart = z.literal(true).optional();

const patient = namedPatient.optional();

/** A message as staff read it. */
export const contactMessage = sentMessage.extend({
  handling,
  setApart,
  /** Of a ring-back: its sender can see by it, with a code, what became of it, and tells us it on the phone. */
  reference: z.string().optional(),
  /** The patient whose record it is on. */
  patient,
  readFirst,
  /** Counts the changes of its answer and its record: a change names the version that was read. */
  version: z.int().min(1),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A colleague has changed it since it was read; `current` is the present version. */
export const messageChanged = z.object({ ...problem.shape, current: contactMessage });

/** What a list has of a message. */
export const rowFields = {
  contactId: true,
  firstName: true,
  lastName: true,
  contactDate: true,
  handling: true,
  ringBack: true,
  readFirst: true,
  setApart: true,
  writtenIn: true,
} as const;

/** A row of the Messages table. */
export const contactRow = orUnreadable(
  contactMessage.pick(rowFields).extend({
    /** Of a ring-back: the number, and the safe way. */
    contact: ringContact.optional(),
    /** It was put on a record that the reader has not opened: whose, and nothing of who wrote what. */
    closed: z.object({ patient }).optional(),
  }),
  'contactId',
);
export type ContactRow = z.infer<typeof contactRow>;
