import * as z from 'zod';
import type { textStates } from '../../../shared/api/diary.ts';
import { ukMobile } from '../../../shared/domain/uk-mobile.ts';
import type { View } from '../entity.ts';
import { recordEntity } from '../records/record.ts';

/** What of a record says whether a text is safe, and where to. */
const reachable = z
  .object({
    active: z.boolean(),
    referralSafeContact: z.object({ methods: z.array(z.string()).default([]) }).optional(),
    referralPersonalDetails: z.object({
      phone: z.string().default(''),
      mobile: z.string().default(''),
      email: z.string().default(''),
      dob: z.string().default(''),
    }),
  })
  .transform(({ active, referralSafeContact, referralPersonalDetails: { phone, mobile: given, email, dob } }) => {
    // A mobile number is written into either field.
    const [mobile] = [given, phone].flatMap((number) => ukMobile.safeParse(number).data ?? []);
    return {
      active,
      isTextSafe: referralSafeContact?.methods.includes('text') === true,
      mobile,
      isEmailSafe: referralSafeContact?.methods.includes('email') === true,
      email: email || undefined,
      dob,
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
