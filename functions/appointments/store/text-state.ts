import * as z from 'zod';
import type { textStates } from '../../../shared/appointments/calls.ts';
import { pageLanguageFor } from '../../../shared/kernel/page-language.ts';
import { ukMobile } from '../../../shared/kernel/uk-mobile.ts';
import { writtenIn } from '../../../shared/kernel/written-in.ts';
import { organisation } from '../../../shared/organisation/organisation.ts';
import { isSafeWay } from '../../../shared/patients/safe-ways.ts';
import type { wayStates } from '../../../shared/self-completion/self-completion-schema.ts';
import type { Projection } from '../../kernel/store/entity.ts';
import { recordEntity } from '../../patients/store/record.ts';

/** The fields of a record that decide whether a text is safe, its number, and the language in which a page begins. */
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
    // People write a mobile number into either field.
    const [mobile] = [given, phone].flatMap((number) => ukMobile.safeParse(number).data ?? []);
    const spoken = {
      mainLanguage: referralDemographics?.language ?? '',
      interpreterLanguage: referralCommunication?.interpreterLanguage ?? '',
      writtenIn: record.writtenIn,
    };
    return {
      active,
      isTextSafe: isSafeWay('text', referralSafeContact),
      mobile,
      isEmailSafe: isSafeWay('email', referralSafeContact),
      email: email || undefined,
      dob,
      language: pageLanguageFor(spoken, organisation.languages),
    };
  });
export type Reachable = z.infer<typeof reachable>;

const { name, key, upgrades = {} } = recordEntity;
export const reachableEntity: Projection<string, typeof reachable> = { name, key, upgrades, schema: reachable };

/** Whether a text would reach the person, and only them. No answer means no. */
export const textStateOf = ({ isTextSafe, mobile }: Reachable): (typeof textStates)[number] => {
  if (!isTextSafe) return 'not-safe';
  return mobile === undefined ? 'no-mobile' : 'safe';
};

const emailStateOf = ({ isEmailSafe, email }: Reachable): 'safe' | 'not-safe' | 'no-address' => {
  if (!isEmailSafe) return 'not-safe';
  return email === undefined ? 'no-address' : 'safe';
};

type WayState = (typeof wayStates)[number];

/** The ways in which a link may be sent: the person marked them safe, and gave the date of birth that opens it. */
export const wayStatesOf = (person: Reachable): { text: WayState; email: WayState } => {
  const orNoDate = (state: WayState): WayState => (state === 'safe' && person.dob === '' ? 'no-birth-date' : state);
  return { text: orNoDate(textStateOf(person)), email: orNoDate(emailStateOf(person)) };
};

/** The way used for a link that a person did not choose a way for: text before email. */
export const safeWayOf = (person: Reachable): 'text' | 'email' | undefined => {
  const states = wayStatesOf(person);
  return (['text', 'email'] as const).find((way) => states[way] === 'safe');
};
