import { useState } from 'react';
import { documentDeletion, documentName, type PatientDocument } from '../../../../shared/api/document.ts';
import { records } from '../../../../shared/api/records.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl, useDisclosure } from '../../components/use-disclosure.ts';
import { useSubmission } from '../../components/use-submission.ts';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import { bindFields } from '../../lib/forms/bind-fields.ts';
import { useCall } from '../../lib/query.ts';

type Props = { patientId: string; document: PatientDocument };
type FormProps = Props & { onDone: () => void };

const RenameForm = ({ patientId, document, onDone }: FormProps) => {
  const { documentId } = document;
  const announce = useAnnounce();
  const { run, ...form } = useSubmission();
  const [values, setValues] = useState({ name: document.name });
  const { field } = bindFields({
    values,
    errors: form.errors,
    write: (change) => setValues((before) => ({ ...before, ...change })),
    limits: { name: documentName },
  });
  // The name as last read: a colleague's, if they were quicker.
  const [version, setVersion] = useState(document.version);
  const save = async () => {
    const done = await run(async () => {
      const saved = await send(records.renameDocument, {
        params: { patientId, documentId },
        body: { ...values, version },
      });
      if (saved.status === 200) return { kind: 'done', value: undefined };
      if (saved.status === 409) setVersion(saved.body.current.version);
      if (saved.status === 409) {
        return { kind: 'failed', text: `${saved.body.message} They called it “${saved.body.current.name}”.` };
      }
      const wrong = saved.status === 400 ? firstErrors(saved.body.errors ?? [], ['name']) : {};
      return { kind: 'failed', errors: wrong, ...(!wrong.name && { text: failureText(saved) }) };
    });
    if (!done) return;
    announce('The document has its new name.');
    onDone();
  };
  return (
    <StaffFormFrame
      form={{ status: form.status, errors: form.errors }}
      ref={focusFirstControl}
      aria-label={`Rename ${document.name}`}
      onSubmit={save}
      save="Save the name"
      onCancel={onDone}
    >
      <TextField {...field('name')} label="What it is" />
    </StaffFormFrame>
  );
};

const DeleteForm = ({ patientId, document: { documentId, name }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(records.deleteDocument);
  const form = useChangeForm(async (value) => {
    await mutateAsync({ params: { patientId, documentId }, body: { reason: value('reason') } });
    return `${name} has been deleted.`;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      onSubmit={form.submit}
      aria-label={`Delete ${name}`}
      save="Delete this document"
      onCancel={onDone}
    >
      <LongTextField
        {...form.field('reason', documentDeletion.shape.reason)}
        label="Why it is deleted"
        hint="Shown on the timeline with its name. The file cannot be opened any more."
        rows={3}
      />
    </StaffFormFrame>
  );
};

/** Renames a document, or deletes it. */
export const DocumentActions = (props: Props) => {
  const { name } = props.document;
  const rename = useDisclosure();
  const remove = useDisclosure();
  if (rename.isOpen) return <RenameForm {...props} onDone={rename.close} />;
  if (remove.isOpen) return <DeleteForm {...props} onDone={remove.close} />;
  return (
    <>
      <button ref={rename.opener} type="button" className="in-row" onClick={rename.open}>
        Rename<span className="visually-hidden"> {name}</span>
      </button>
      <button ref={remove.opener} type="button" className="in-row" onClick={remove.open}>
        Delete<span className="visually-hidden"> {name}</span>
      </button>
    </>
  );
};
