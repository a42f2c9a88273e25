import * as z from 'zod';
import type { textStates } from '../../../shared/api/diary.ts';
import type { wayStates } from '../../../shared/api/self-completion.ts';
import { writtenIn } from '../../../shared/api/written-in.ts';
import { pageLanguageFor } from '../../../shared/domain/page-language.ts';
import { ukMobile } from '../../../shared/domain/uk-mobile.ts';
import { organisation } from '../../../shared/organisation.ts';
import type { View } from '../entity.ts';
import { recordEntity } from '../records/record.ts';

/** What of a record says whether a text is safe, where to, and in which language a page begins. */
const reachable = z
  .object({
    active: z.boolean(),
    writtenIn,
    referralSafeContact: z.object({ methods: z.array(z.string()).default([]) }).optional(),
    referralPersonalDetails: z.object({
      phone: z.string().default(''),
      mobile: z.string().default(''),
      email: z.string().default(''),
      dob: z.string().default(''),
    }),
    referralDemographics: z.object({ language: z.string().default('') }).optional(),
    referralCommunication: z.object({ interpreterLanguage: z.string().default('') }).optional(),
  })
  .transform((record) => {
    const { active, referralSafeContact, referralPersonalDetails, referralDemographics, referralCommunication } =
      record;
    const { phone, mobile: given, email, dob } = referralPersonalDetails;
    // A mobile number is written into either field.
    const [mobile] = [given, phone].flatMap((number) => ukMobile.safeParse(number).data ?? []);
    const spoken = {
      mainLanguage: referralDemographics?.language ?? '',
      interpreterLanguage: referralCommunication?.interpreterLanguage ?? '',
      writtenIn: record.writtenIn,
    };
    return {
      active,
      isTextSafe: referralSafeContact?.methods.includes('text') === true,
      mobile,
      isEmailSafe: referralSafeContact?.methods.includes('email') === true,
      email: email || undefined,
      dob,
      language: pageLanguageFor(spoken, organisation.languages),
    };
  });
export type Reachable = z.infer<typeof reachable>;

const { name, key, upgrades = {} } = recordEntity;
export const reachableEntity: View<string, typeof reachable> = { name, key, upgrades, schema: reachable };

/** Whether a text would reach the person, and only them. Nothing said is no. */
export const textStateOf = ({ isTextSafe, mobile }: Reachable): (typeof textStates)[number] => {
  if (!isTextSafe) return 'not-safe';
  return mobile === undefined ? 'no-mobile' : 'safe';
};

/** The same of an email. */
export const emailStateOf = ({ isEmailSafe, email }: Reachable): 'safe' | 'not-safe' | 'no-address' => {
  if (!isEmailSafe) return 'not-safe';
  return email === undefined ? 'no-address' : 'safe';
};

type WayState = (typeof wayStates)[number];

/** Whether a link may be sent in each way: the person marked it safe, and a date of birth is there to open it with. */
export const wayStatesOf = (person: Reachable): { text: WayState; email: WayState } => {
  const orNoDate = (state: WayState): WayState => (state === 'safe' && person.dob === '' ? 'no-birth-date' : state);
  return { text: orNoDate(textStateOf(person)), email: orNoDate(emailStateOf(person)) };
};

/** The way in which a person is sent a link without being asked again which: a text before an email. */
export const safeWayOf = (person: Reachable): 'text' | 'email' | undefined => {
  const states = wayStatesOf(person);
  return (['text', 'email'] as const).find((way) => states[way] === 'safe');
};
