import { readLanguages } from '../../../../shared/patients/speakers.ts';
import { settingsCalls } from '../../../../shared/settings/calls.ts';
import { languageName, mostLanguages } from '../../../../shared/settings/staff-languages.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';

type Props = {
  /** The colleague, by the id of the account. */
  accountId: string;
  /** For a colleague, whose languages only an admin may set; absent for the person who is signed in. */
  colleague?: string;
};

const Form = ({ accountId, colleague, languages }: Props & { languages: readonly string[] }) => {
  const own = useCall(settingsCalls.saveOwnLanguages);
  const others = useCall(settingsCalls.saveLanguagesOf);
  const form = useChangeForm(async (value) => {
    const body = { languages: readLanguages(value('languages')) };
    const { languages: saved } = await (colleague === undefined
      ? own.mutateAsync({ body })
      : others.mutateAsync({ params: { accountId }, body }));
    const who = colleague === undefined ? 'Your' : `${colleague}’s`;
    return saved.length > 0 ? `${who} languages: ${saved.join(', ')}.` : `${who} languages have been taken away.`;
  });
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save="Save languages">
      <TextField
        name="languages"
        label={
          colleague === undefined ? 'Languages that you speak with people' : 'Languages that they speak with people'
        }
        hint="With commas between them, as they are written on records. For example: Punjabi, Urdu."
        maxLength={mostLanguages * (longest(languageName) + ', '.length)}
        defaultValue={languages.join(', ')}
        error={form.errors.languages ?? Object.values(form.errors)[0]}
      />
    </StaffFormFrame>
  );
};

/** The languages that somebody speaks: assigning a patient shows those first who speak the patient's. */
export const LanguagesForm = (props: Props) => (
  <Loaded from={useReading(settingsCalls.listStaffLanguages, {})}>
    {({ content }) => <Form {...props} languages={content.find(({ id }) => id === props.accountId)?.languages ?? []} />}
  </Loaded>
);
