import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import type { PatientDocument } from '../../../../shared/documents/document.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import { formatInstantShort } from '../../kernel/lib/format-date.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import styles from './document-list.module.css';
import { useDocuments } from './queries.ts';
import { describeKind, describeState } from './words.ts';

type OpenProps = { patientId: string; documentId: string; name: string };
type How = 'shown' | 'saved';

/**
 * Opens a document in a tab of its own, or downloads it: by a link that works for a minute and is requested each time.
 */
const OpenDocument = ({ patientId, documentId, name }: OpenProps) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ how, tab }: { how: How; tab: Window | null }) => {
      try {
        const { url } = await fetchBody(documentCalls.openDocument, {
          params: { patientId, documentId },
          query: { as: how },
        });
        // The way without a new tab, and for an attachment, which leaves this page unchanged.
        (tab ?? window).location.assign(url);
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
  });
  const start = (how: How) => {
    if (isPending) return;
    // At the click itself: browsers open no tab later.
    const tab = how === 'shown' ? window.open('', '_blank') : null;
    mutate({ how, tab });
  };
  return (
    <>
      {(['shown', 'saved'] as const).map((how) => (
        <ActionButton key={how} className="in-row" isIdle={isPending} onClick={() => start(how)}>
          {how === 'shown' ? 'Open' : 'Download'}
          <span className="visually-hidden">
            {' '}
            {name}
            {how === 'shown' && ', in a new tab'}
          </span>
        </ActionButton>
      ))}
      <WaitingFor during={isPending} className={styles.wait} />
      {error && <Problem text={error.message} />}
    </>
  );
};

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
