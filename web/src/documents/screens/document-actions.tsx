import { useState } from 'react';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import {
  documentChange,
  documentDeletion,
  documentName,
  type PatientDocument,
} from '../../../../shared/documents/document.ts';
import { restrictedDocumentCalls } from '../../../../shared/documents/restricted-document-calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { MoreActions } from '../../kernel/components/more-actions.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { MarkForm } from '../../privacy/parts/mark-form.tsx';
import { RestrictPart } from '../../privacy/parts/restricted-part.tsx';

type Props = { patientId: string; document: PatientDocument };
type FormProps = Props & { onDone: () => void };

const RenameForm = ({ patientId, document, onDone }: FormProps) => {
  const { documentId, name } = document;
  // The name as last read: a colleague's, if they were quicker.
  const [version, setVersion] = useState(document.version);
  return (
    <ChangeForm
      aria-label={`Rename ${name}`}
      save="Save the name"
      onDone={onDone}
      change={async (value) => {
        const body = { name: value('name'), version };
        refuseWrong(checkFields(documentChange, body));
        const saved = await send(documentCalls.renameDocument, { params: { patientId, documentId }, body });
        if (saved.status === 200) return 'The document has its new name.';
        if (saved.status !== 409) throw new CallFailure(saved.status, failureText(saved));
        const { message, current } = saved.body;
        setVersion(current.version);
        throw new CallFailure(409, `${message} They called it “${current.name}”.`);
      }}
    >
      {(field) => <TextField {...field('name', documentName)} label="What it is" defaultValue={name} />}
    </ChangeForm>
  );
};

const DeleteForm = ({ patientId, document: { documentId, name }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(documentCalls.deleteDocument);
  return (
    <ChangeForm
      aria-label={`Delete ${name}`}
      save="Delete this document"
      onDone={onDone}
      change={async (value) => {
        await mutateAsync({ params: { patientId, documentId }, body: { reason: value('reason') } });
        return `${name} has been deleted.`;
      }}
    >
      {(field) => (
        <LongTextField
          {...field('reason', documentDeletion.shape.reason)}
          label="Why it is deleted"
          hint="Shown on the timeline with its name. The file cannot be opened any more."
          rows={3}
        />
      )}
    </ChangeForm>
  );
};

const RestrictForm = ({ patientId, document: { documentId, restrictedTo }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(restrictedDocumentCalls.restrictDocument);
  return (
    <RestrictPart
      part="document"
      restrictedTo={restrictedTo}
      change={(body) => mutateAsync({ params: { patientId, documentId }, body })}
      onDone={onDone}
    />
  );
};

const MarkDocument = ({ patientId, document: { documentId, notForThem }, onDone }: FormProps) => {
  const { mutateAsync } = useCall(documentCalls.markDocument);
  return (
    <MarkForm
      notForThem={notForThem}
      change={(body) => mutateAsync({ params: { patientId, documentId }, body })}
      onDone={onDone}
    />
  );
};

/** Renames a document, restricts it to named people, or deletes it. */
export const DocumentActions = (props: Props) => {
  const { name } = props.document;
  const more = useState(false);
  const rename = useDisclosure();
  const mark = useDisclosure();
  const restrict = useDisclosure();
  const remove = useDisclosure();
  if (rename.isOpen) return <RenameForm {...props} onDone={rename.close} />;
  if (mark.isOpen) return <MarkDocument {...props} onDone={mark.close} />;
  if (restrict.isOpen) return <RestrictForm {...props} onDone={restrict.close} />;
  if (remove.isOpen) return <DeleteForm {...props} onDone={remove.close} />;
  return (
    <>
      <RowButton ref={rename.opener} label="Rename" about={name} onClick={rename.open} />
      <MoreActions about={name} shown={more}>
        <RowButton ref={mark.opener} label="May they read it?" about={name} onClick={mark.open} />
        <RowButton ref={restrict.opener} label="Who may open it?" about={name} onClick={restrict.open} />
        <RowButton ref={remove.opener} label="Delete" about={name} onClick={remove.open} />
      </MoreActions>
    </>
  );
};
