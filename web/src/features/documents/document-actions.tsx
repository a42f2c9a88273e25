import { useState } from 'react';
import { documentDeletion, documentName, type PatientDocument } from '../../../../shared/api/document.ts';
import { records } from '../../../../shared/api/records.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { LongTextField, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl, useDisclosure } from '../../components/use-disclosure.ts';
import { useSubmission } from '../../components/use-submission.ts';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import { longest } from '../../lib/forms/longest.ts';
import { useCall } from '../../lib/query.ts';

type Props = { patientId: string; document: PatientDocument };
type FormProps = Props & { onDone: () => void };

const CancelForm = ({ onDone }: { onDone: () => void }) => (
  <button type="button" className="button quiet" onClick={onDone}>
    Cancel
  </button>
);

const RenameForm = ({ patientId, document, onDone }: FormProps) => {
  const { documentId } = document;
  const announce = useAnnounce();
  const { errors, status, run } = useSubmission();
  const [name, setName] = useState(document.name);
  // The name as last read: a colleague's, if they were quicker.
  const [version, setVersion] = useState(document.version);
  const save = async () => {
    const done = await run(async () => {
      const saved = await send(records.renameDocument, { params: { patientId, documentId }, body: { name, version } });
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
    <form
      ref={focusFirstControl}
      noValidate
      aria-label={`Rename ${document.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        name="name"
        label="What it is"
        value={name}
        maxLength={longest(documentName)}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormActions label="Save the name" status={status}>
        <CancelForm onDone={onDone} />
      </FormActions>
    </form>
  );
};

const DeleteForm = ({ patientId, document: { documentId, name }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(records.deleteDocument);
  const { status, errors, submit } = useChangeForm(async (value) => {
    await mutateAsync({ params: { patientId, documentId }, body: { reason: value('reason') } });
    return `${name} has been deleted.`;
  }, onDone);
  return (
    <form ref={focusFirstControl} method="post" noValidate onSubmit={submit} aria-label={`Delete ${name}`}>
      <LongTextField
        name="reason"
        label="Why it is deleted"
        hint="Shown on the timeline with its name. The file cannot be opened any more."
        rows={3}
        maxLength={longest(documentDeletion.shape.reason)}
        error={errors.reason}
      />
      <FormActions label="Delete this document" status={status}>
        <CancelForm onDone={onDone} />
      </FormActions>
    </form>
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
