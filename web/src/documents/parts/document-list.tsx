import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import type { PatientDocument } from '../../../../shared/documents/document.ts';
import { documentExtensions, documentFaultWords } from '../../../../shared/documents/document-policy.ts';
import { restrictedDocumentCalls } from '../../../../shared/documents/restricted-document-calls.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { noteMarkLabels } from '../../../../shared/notes/case-note.ts';
import type { NamedRestriction } from '../../../../shared/privacy/named-restriction.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { pagesOf, ShowMore } from '../../kernel/components/show-more.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { fetchBody, pagesFrom, useCall } from '../../kernel/lib/query.ts';
import { describeRestriction, OpenPart } from '../../privacy/parts/restricted-part.tsx';
import styles from './document-list.module.css';

const megabyte = 1024 * 1024;

/** With one decimal, and never `0 kB`. */
const describeSize = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;

export const describeKind = ({ type, bytes }: PatientDocument): string =>
  `${documentExtensions[type].toUpperCase()}, ${describeSize(bytes)}`;

/** The state of a document that cannot be opened; undefined for one that can. */
export const describeState = ({ state, fault }: PatientDocument): string | undefined => {
  if (state === 'waiting') return 'Being checked. It can be opened in some minutes.';
  return fault && `Refused. ${documentFaultWords[fault]}`;
};

const lookAgainMs = 10_000;
const lookForMs = 5 * 60_000;

/** The limit on polling: a check takes some minutes, and an open screen must not poll for ever. */
const isAboutToBeChecked = ({ state, addedAt }: PatientDocument): boolean =>
  state === 'waiting' && Date.now() - Date.parse(addedAt) < lookForMs;

/** The documents of a patient, the latest first; read again while one is being checked. */
const useDocuments = (patientId: string) =>
  useInfiniteQuery({
    ...pagesFrom(
      documentCalls.listDocuments,
      'latest',
      (before) => ({ params: { patientId, before } }),
      ({ content, more }) => (more ? content.at(-1)?.documentId : undefined),
    ),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ content }) => onlyReadable(content).some(isAboutToBeChecked)) ? lookAgainMs : false,
  });

type How = 'shown' | 'saved';

/**
 * Opens a document in a tab of its own, or downloads it: by a link that works for a minute and is requested each time.
 */
export const OpenDocument = ({
  patientId,
  documentId,
  name,
}: {
  patientId: string;
  documentId: string;
  name: string;
}) => {
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
    // At the click itself: browsers open no tab later.
    const tab = how === 'shown' ? window.open('', '_blank') : null;
    mutate({ how, tab });
  };
  return (
    <>
      {(['shown', 'saved'] as const).map((how) => (
        <RowButton
          key={how}
          label={how === 'shown' ? 'Open' : 'Download'}
          about={`${name}${how === 'shown' ? ', in a new tab' : ''}`}
          isOff={isPending}
          onClick={() => start(how)}
        />
      ))}
      <WaitingFor during={isPending} className={styles.wait} />
      {error && <Problem text={error.message} />}
    </>
  );
};

type RestrictedProps = { patientId: string; document: PatientDocument; restricted: NamedRestriction };

/** Opens a document that is restricted to others, with a reason; it is downloaded. */
const OpenRestricted = ({ patientId, document: { documentId, name }, restricted }: RestrictedProps) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(restrictedDocumentCalls.openRestrictedDocument);
  if (!isOpen) return <RowButton ref={opener} label="Open it with a reason" about={name} onClick={open} />;
  return (
    <OpenPart
      part="document"
      restricted={restricted}
      open={async (body) => {
        const { url } = await mutateAsync({ params: { patientId, documentId }, body });
        window.location.assign(url);
      }}
      onDone={close}
    />
  );
};

const describeSender = ({ by }: PatientDocument): string =>
  by ? `Added by ${fullName(by)}` : 'Came with the referral';

type RowProps = { patientId: string; document: PatientDocument; children: ReactNode };

const DocumentRow = ({ patientId, document, children }: RowProps) => {
  const { documentId, name, addedAt, state, closed, restrictedTo, notForThem } = document;
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
      {notForThem && <p className={styles.state}>Not for them to read: {noteMarkLabels[notForThem]}</p>}
      {restrictedTo && <p className={styles.state}>{describeRestriction(restrictedTo)}</p>}
      <div className={styles.actions}>
        {state === 'ready' && !closed && <OpenDocument patientId={patientId} documentId={documentId} name={name} />}
        {!closed && children}
        {closed && restrictedTo && (
          <OpenRestricted patientId={patientId} document={document} restricted={restrictedTo} />
        )}
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
