import { type NoteTemplates, noteTemplateInput } from '../../../../shared/notes/note-templates.ts';
import { noteTemplateCalls } from '../../../../shared/notes/template-calls.ts';
import { openServices } from '../../../../shared/organisation/services.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowList } from '../../kernel/components/row-list.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import {
  bodyOf,
  fieldOrder,
  forAll,
  mergedFields,
  savedOf,
  type TemplatesValues,
  templatesDraft,
} from './template-fields.ts';

const limits = { name: noteTemplateInput.shape.name, text: noteTemplateInput.shape.text };
const sameName = (path: string) => path;

/** The templates as admins change them; two at once lose nothing of each other's. */
const TemplatesForm = ({ current }: { current: NoteTemplates }) => {
  const form = useStaffForm<TemplatesValues>({
    place: { form: 'note-templates', recordId: undefined },
    schema: templatesDraft,
    saved: savedOf(current),
  });
  const { body } = noteTemplateCalls.saveNoteTemplates;
  const save = () =>
    form.submit({
      check: (values) => checkFields(body, bodyOf(current.version, values), sameName, fieldOrder(values)),
      send: ({ version, values }) => send(noteTemplateCalls.saveNoteTemplates, { body: bodyOf(version, values) }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The templates have been saved.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: sameName,
    });
  return (
    <DraftForm form={form} draft="change of the templates" merged={mergedFields} onSubmit={save} save="Save templates">
      <RowList
        {...form.choice('templates')}
        errors={form.errors}
        legend="Templates"
        hint="Headings and questions, each on a line of its own and ending with a colon or a question mark. Staff choose one when they write a note, and write under it."
        rowName="Template"
        describe={({ name }) => name}
        keyOf={({ id }) => id}
        blank={() => ({ id: `template-${crypto.randomUUID().slice(0, 8)}`, name: '', service: '', text: '' })}
        first="name"
        add="Add a template"
        limits={limits}
      >
        {({ field, choice }) => (
          <>
            <TextField {...field('name')} label="Name" />
            <SelectField
              {...choice('service')}
              label="For patients of"
              choices={[['', forAll], ...openServices().map(({ id, name }) => [id, name] as const)]}
            />
            <LongTextField {...field('text')} label="What the note asks for" rows={6} />
          </>
        )}
      </RowList>
    </DraftForm>
  );
};

export const Component = () => {
  const current = useReading(noteTemplateCalls.readNoteTemplates, {});
  return (
    <section>
      <StaffHeading title={titles.noteTemplates} />
      <Loaded from={current}>{(read) => <TemplatesForm current={read} />}</Loaded>
    </section>
  );
};
