import type { ReactNode } from 'react';
import type { PatientDocument } from '../../../../shared/api/document.ts';
import { Loaded } from '../../components/loaded.tsx';
import { pagesOf, ShowMore } from '../../components/show-more.tsx';
import { Unreadable } from '../../components/unreadable.tsx';
import { formatInstantShort } from '../../lib/format-date.ts';
import styles from './document-list.module.css';
import { OpenDocument } from './open-document.tsx';
import { useDocuments } from './queries.ts';
import { describeKind, describeState } from './words.ts';

const describeSender = ({ by }: PatientDocument): string =>
  by ? `Added by ${by.firstName} ${by.lastName}` : 'Came with the referral';

type RowProps = { patientId: string; document: PatientDocument; children: ReactNode };

const DocumentRow = ({ patientId, document, children }: RowProps) => {
  const { documentId, name, addedAt, state } = document;
  const stateText = describeState(document);
  return (
    <li className={styles.document}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {describeSender(document)}, <time dateTime={addedAt}>{formatInstantShort(addedAt)}</time>.{' '}
        {describeKind(document)}
      </p>
      {stateText && (
        <p className={styles.state} data-state={state}>
          {stateText}
        </p>
      )}
      <div className={styles.actions}>
        {state === 'ready' && <OpenDocument patientId={patientId} documentId={documentId} name={name} />}
        {children}
      </div>
    </li>
  );
};

type Props = {
  patientId: string;
  /** Shown where there are none. */
  empty: ReactNode;
  /** Further actions on a document. */
  actions?: (document: PatientDocument) => ReactNode;
};

/** The documents of a patient, the latest first: the kind, the sender, the state, and a button to open each. */
export const DocumentList = ({ patientId, empty, actions }: Props) => {
  const list = useDocuments(patientId);
  return (
    <>
      <Loaded from={pagesOf(list)} failed="The documents could not be read.">
        {({ pages }) => {
          const documents = pages.flatMap(({ content }) => content);
          if (documents.length === 0) return empty;
          return (
            <ul className={styles.documents}>
              {documents.map((document) =>
                'unreadable' in document ? (
                  <li key={document.documentId} className={styles.document}>
                    <Unreadable what="This document" id={document.documentId} />
                  </li>
                ) : (
                  <DocumentRow key={document.documentId} patientId={patientId} document={document}>
                    {actions?.(document)}
                  </DocumentRow>
                ),
              )}
            </ul>
          );
        }}
      </Loaded>
      <ShowMore of={list} label="Show earlier documents" />
    </>
  );
};
