import { letterBlanks } from '../../../../shared/letters/fill-letter.ts';
import { letterParties, letterPartyLabels } from '../../../../shared/letters/letter-kinds.ts';
import { type LetterTemplates, letterTemplateInput } from '../../../../shared/letters/letter-templates.ts';
import { letterTemplateCalls } from '../../../../shared/letters/template-calls.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowList } from '../../kernel/components/row-list.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { fieldOrder, mergedFields, savedOf, type TemplatesValues, templatesDraft } from './template-fields.ts';

const { name, subject, text } = letterTemplateInput.shape;
const limits = { name, subject, text };
const sameName = (path: string) => path;

/** What may stand in braces. */
const Fields = () => (
  <details>
    <summary>What can be filled in</summary>
    <ul>
      {Object.entries(letterBlanks).map(([field, words]) => (
        <li key={field}>
          <code>{`{${field}}`}</code> {words}
        </li>
      ))}
    </ul>
    <p>
      Where the record does not say it, the words stand in square brackets, and whoever writes the letter fills them in.
      A paragraph that begins with a question mark and a space is left out instead.
    </p>
  </details>
);

/** The templates as admins change them; two at once lose nothing of each other's. */
const TemplatesForm = ({ current }: { current: LetterTemplates }) => {
  const form = useStaffForm<TemplatesValues>({
    place: { form: 'letter-templates', recordId: undefined },
    schema: templatesDraft,
    saved: savedOf(current),
  });
  const { body } = letterTemplateCalls.saveLetterTemplates;
  const save = () =>
    form.submit({
      check: (values) => checkFields(body, { version: current.version, ...values }, sameName, fieldOrder(values)),
      send: ({ version, values }) => send(letterTemplateCalls.saveLetterTemplates, { body: { version, ...values } }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The templates have been saved.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: sameName,
    });
  return (
    <DraftForm form={form} draft="change of the templates" merged={mergedFields} onSubmit={save} save="Save templates">
      <Fields />
      <RowList
        {...form.choice('templates')}
        errors={form.errors}
        legend="Templates"
        hint="Staff find them first when they write a letter, and change the words for whom they write to."
        rowName="Template"
        describe={(one) => one.name}
        keyOf={({ id }) => id}
        blank={() => ({
          ...{ id: `letter-${crypto.randomUUID().slice(0, 8)}`, name: '', party: 'person' as const },
          ...{ subject: '', text: 'Dear {firstName},\n\n\n\nYours sincerely' },
        })}
        first="name"
        add="Add a template"
        limits={limits}
      >
        {({ field, choice }) => (
          <>
            <TextField {...field('name')} label="Name" />
            <SelectField
              {...choice('party')}
              label="Whom is it to?"
              choices={choicesOf(letterParties, letterPartyLabels)}
            />
            <TextField {...field('subject')} label="What is it about?" />
            <LongTextField
              {...field('text')}
              label="Letter"
              hint="An empty line begins a new paragraph. The name of whoever writes it comes below."
              rows={12}
            />
          </>
        )}
      </RowList>
    </DraftForm>
  );
};

/** The letters that the organisation has written itself. */
export const Component = () => {
  const current = useReading(letterTemplateCalls.readLetterTemplates, {});
  return (
    <section>
      <StaffHeading title={titles.letterTemplates} />
      <Loaded from={current}>{(read) => <TemplatesForm current={read} />}</Loaded>
    </section>
  );
};
