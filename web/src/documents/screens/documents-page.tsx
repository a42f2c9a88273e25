import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import { documentName } from '../../../../shared/documents/document.ts';
import { documentFaultWords, documentTypes } from '../../../../shared/documents/document-policy.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Field, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { focusFirstControl, useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import { bindFields } from '../../kernel/forms/bind-fields.ts';
import type { Outcome } from '../../kernel/forms/form-control.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { lettersScreen, titles } from '../../kernel/lib/paths.ts';
import { fetchBody, useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { inspectFile, sendFile, tidyName } from '../../kernel/uploads/inspect-file.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { DocumentList } from '../parts/document-list.tsx';
import { DocumentActions } from './document-actions.tsx';
import styles from './documents.module.css';

const faultWords = { ...documentFaultWords, empty: 'This file is empty. Please choose another one.' };
const notSent = 'The file could not be sent. Nothing you wrote is lost: please check your connection and try again.';

/** Chooses a file, sends it to be checked, and puts it on the record. */
const AddDocument = ({ patientId, onDone }: { patientId: string; onDone: () => void }) => {
  const announce = useAnnounce();
  const { run, ...form } = useSubmission();
  const { errors } = form;
  const { mutateAsync: add } = useCall(documentCalls.addDocument);
  const [file, setFile] = useState<File>();
  const [values, setValues] = useState({ name: '' });
  const { name } = values;
  const write = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const { field } = bindFields({ values, errors, write, limits: { name: documentName } });
  const [percent, setPercent] = useState<number>();

  const sendChosen = async (chosen: File): Promise<Outcome<undefined>> => {
    const inspected = inspectFile(new Uint8Array(await chosen.arrayBuffer()));
    if ('fault' in inspected) return { kind: 'failed', errors: { file: faultWords[inspected.fault] } };
    const { type } = inspected;
    const body = { name: tidyName(chosen.name), type, bytes: chosen.size };
    const offered = await fetchBody(documentCalls.offerDocument, { params: { patientId }, body });
    const signal = new AbortController().signal;
    if (!(await sendFile(offered, chosen, { onProgress: setPercent, signal })))
      return { kind: 'failed', text: notSent };
    await add({ params: { patientId }, body: { uploadId: offered.uploadId, name } });
    return { kind: 'done', value: undefined };
  };

  const save = async () => {
    const work = async (): Promise<Outcome<undefined>> => {
      const named = documentName.safeParse(name);
      const wrong = {
        ...(!file && { file: 'Please choose a file.' }),
        ...(!named.success && { name: named.error.issues[0]?.message ?? '' }),
      };
      if (!file || !named.success) return { kind: 'failed', errors: wrong };
      try {
        return await sendChosen(file);
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        return { kind: 'failed', text: failure.message };
      } finally {
        setPercent(undefined);
      }
    };
    if (!(await run(work))) return;
    announce('The document has been added. It is checked before it can be opened.');
    onDone();
  };

  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      aria-label="Add a document"
      onSubmit={save}
      save="Add this document"
      onCancel={onDone}
    >
      <Field name="file" label="File" hint="PDF, JPEG or PNG, up to 10 MB." error={errors.file}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={documentTypes.join()}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              setFile(chosen);
              // Typed words stay.
              if (chosen && name === '') write({ name: tidyName(chosen.name).replace(/\.\w{1,5}$/, '') });
            }}
          />
        )}
      </Field>
      <TextField {...field('name')} label="What it is" hint="Shown in the list and on the timeline." />
      {percent !== undefined && <progress max={100} value={percent} aria-label={`Sending the file: ${percent} %`} />}
    </StaffFormFrame>
  );
};

const Documents = ({ patientId }: { patientId: string }) => {
  const adding = useDisclosure();
  return (
    <>
      {may('mayWriteRecords') &&
        (adding.isOpen ? (
          <AddDocument patientId={patientId} onDone={adding.close} />
        ) : (
          <p>
            <QuietButton ref={adding.opener} label="Add a document" onClick={adding.open} />
          </p>
        ))}
      <p>
        <Link to={lettersScreen(patientId)}>Letters written here</Link>
      </p>
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
