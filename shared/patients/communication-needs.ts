import { recordQuestions } from './record-fields.ts';

type Groups = {
  readonly referralCommunication: {
    readonly interpreter: string;
    readonly interpreterLanguage: string;
    readonly professionals: readonly string[];
  };
  readonly referralDemographics: { readonly language: string };
};

const { choices } = recordQuestions.referralCommunication.fields.professionals;

/**
 * The people without whom this person cannot take part in a session, in words: an interpreter with the language, and
 * others.
 */
export const whoHasToBeThere = ({
  referralCommunication: { interpreter, interpreterLanguage, professionals },
  referralDemographics: { language },
}: Groups): string => {
  const spoken = interpreter === 'yes' && (interpreterLanguage || language || 'language to be asked');
  const others = choices.filter(({ id }) => professionals.includes(id)).map(({ label }) => label);
  return [spoken, ...others].filter(Boolean).join(', ');
};

type Planned = { readonly status: string; readonly interpreter: string; readonly interpreterBooked: string };

/** Whether a coming appointment needs an interpreter and none is booked. */
export const isInterpreterMissing = ({ status, interpreter, interpreterBooked }: Planned): boolean =>
  status === 'planned' && interpreter !== '' && interpreterBooked === '';
