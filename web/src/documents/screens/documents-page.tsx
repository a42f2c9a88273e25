import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import {
  documentChange,
  documentDeletion,
  documentName,
  type PatientDocument,
} from '../../../../shared/documents/document.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { DocumentList } from '../parts/document-list.tsx';
import { AddDocument } from './add-document.tsx';
import styles from './documents.module.css';

const Documents = ({ patientId }: { patientId: string }) => {
  const adding = useDisclosure();
  return (
    <>
      {may('mayWriteRecords') &&
        (adding.isOpen ? (
          <AddDocument patientId={patientId} onDone={adding.close} />
        ) : (
          <p>
            <button ref={adding.opener} type="button" className="button quiet" onClick={adding.open}>
              Add a document
            </button>
          </p>
        ))}
      <section aria-label="Documents">
        <DocumentList
          patientId={patientId}
          empty={<EmptyState>There are no documents of this patient yet.</EmptyState>}
          actions={(document) =>
            may('mayWriteRecords') && <DocumentActions patientId={patientId} document={document} />
          }
        />
      </section>
    </>
  );
};

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

/** Renames a document, or deletes it. */
const DocumentActions = (props: Props) => {
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

/** Letters that came with a referral and documents that staff added, of one patient. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  return (
    <article className={styles.page}>
      <StaffHeading title={titles.documents} />
      <Loaded from={record} missing={missing.patient}>
        {() => <Documents key={id} patientId={id} />}
      </Loaded>
    </article>
  );
};
