import { useState } from 'react';
import * as z from 'zod';
import { documentName } from '../../../../shared/api/document.ts';
import { records } from '../../../../shared/api/records.ts';
import { documentFaultWords, documentTypes } from '../../../../shared/domain/document-policy.ts';
import { ChangeForm } from '../../components/change-form.tsx';
import { Field, TextField } from '../../components/field.tsx';
import { CallFailure } from '../../lib/call-failure.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { refuseWrong } from '../../lib/forms/refuse-wrong.ts';
import { fetchBody } from '../../lib/query.ts';
import { refreshed } from '../../lib/refresh.ts';
import { inspectFile, tidyName } from '../../lib/uploads/inspect-file.ts';
import { sendFile } from '../../lib/uploads/send-file.ts';

const faultWords = { ...documentFaultWords, empty: 'This file is empty. Please choose another one.' };
const notSent = 'The file could not be sent. Nothing you wrote is lost: please check your connection and try again.';
const named = z.object({ name: documentName });

/** Sends a file to be checked, and puts it on the record. */
const sendDocument = async (
  { patientId, name }: { patientId: string; name: string },
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> => {
  const inspected = inspectFile(new Uint8Array(await file.arrayBuffer()));
  if ('fault' in inspected) return refuseWrong({ file: faultWords[inspected.fault] });
  const body = { name: tidyName(file.name), type: inspected.type, bytes: file.size };
  const offered = await fetchBody(records.offerDocument, { params: { patientId }, body });
  const { signal } = new AbortController();
  if (!(await sendFile(offered, file, { onProgress, signal }))) throw new CallFailure('unreachable', notSent);
  await fetchBody(records.addDocument, { params: { patientId }, body: { uploadId: offered.uploadId, name } });
  await refreshed();
};

/** Chooses a file, sends it to be checked, and puts it on the record. */
export const AddDocument = ({ patientId, onDone }: { patientId: string; onDone: () => void }) => {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [percent, setPercent] = useState<number>();

  const add = async () => {
    refuseWrong({ ...(!file && { file: 'Please choose a file.' }), ...checkFields(named, { name }) });
    if (file) await sendDocument({ patientId, name }, file, setPercent).finally(() => setPercent(undefined));
    return 'The document has been added. It is checked before it can be opened.';
  };

  return (
    <ChangeForm aria-label="Add a document" save="Add this document" onDone={onDone} change={add}>
      {(field) => (
        <>
          <Field {...field('file')} label="File" hint="PDF, JPEG or PNG, up to 10 MB.">
            {(control) => (
              <input
                {...control}
                type="file"
                accept={documentTypes.join()}
                onChange={({ target }) => {
                  const chosen = target.files?.[0];
                  setFile(chosen);
                  // Typed words stay.
                  if (chosen && name === '') setName(tidyName(chosen.name).replace(/\.\w{1,5}$/, ''));
                }}
              />
            )}
          </Field>
          <TextField
            {...field('name', documentName)}
            label="What it is"
            hint="Shown in the list and on the timeline."
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {percent !== undefined && (
            <progress max={100} value={percent} aria-label={`Sending the file: ${percent} %`} />
          )}
        </>
      )}
    </ChangeForm>
  );
};
