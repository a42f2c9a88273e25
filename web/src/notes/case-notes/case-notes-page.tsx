import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type * as z from 'zod';
import { pageSize } from '../../../../shared/kernel/page.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { type openedWithdrawnNote, type WithdrawnNote, withdrawnOpening } from '../../../../shared/notes/case-note.ts';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { caseNotesScreen, newCaseNoteScreen, patientScreen, titles } from '../../kernel/lib/paths.ts';
import { fetchBody, paged, useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import { useAddressedPatient } from '../../patients/parts/use-addressed-patient.ts';
import { describePlace } from '../parts/describe-place.ts';
import { CaseNoteItem } from './case-note-item.tsx';
import styles from './case-notes.module.css';
import { RestrictedPlace } from './restricted-place.tsx';

// The number of rows in one answer of the API.
const largestPage = 50;

/** The page of the list with a note, from 1; the first, when it cannot be found. */
const findNotePage = async (patientId: string, caseNoteId: string, signal: AbortSignal): Promise<number> => {
  for (let page = 1; ; page += 1) {
    const params = { patientId, page, size: largestPage };
    const { content, totalPages } = await fetchBody(caseNoteCalls.listCaseNotes, { params, signal });
    const at = content.findIndex((note) => note.caseNoteId === caseNoteId);
    if (at >= 0) return Math.floor(((page - 1) * largestPage + at) / pageSize) + 1;
    if (page >= totalPages) return 1;
  }
};

/** The page of the note in the address; the first, where it names none. */
const useNotePage = (patientId: string | undefined, caseNoteId: string | undefined) =>
  useQuery({
    queryKey: ['case-notes', patientId, 'page-of', caseNoteId],
    queryFn: ({ signal }) => findNotePage(patientId ?? '', caseNoteId ?? '', signal),
    initialData: caseNoteId === undefined ? 1 : undefined,
    enabled: patientId !== undefined && caseNoteId !== undefined,
    staleTime: 'static',
    gcTime: 0,
  });

type Opened = z.infer<typeof openedWithdrawnNote>;
type PlaceProps = { patientId: string; note: WithdrawnNote };

type OpenProps = PlaceProps & { onOpened: (opened: Opened) => void; onClose: () => void };

const OpenForm = ({ patientId, note, onOpened, onClose }: OpenProps) => {
  const { mutateAsync } = useCall(caseNoteCalls.openWithdrawnNote);
  return (
    <ChangeForm
      className={styles.amend}
      aria-label="Read what was withdrawn"
      save="Read it"
      onDone={onClose}
      change={async (value) => {
        const { caseNoteId } = note;
        onOpened(await mutateAsync({ params: { patientId, caseNoteId }, body: { reason: value('reason') } }));
        return 'The withdrawn note is shown.';
      }}
    >
      {(field) => (
        <TextField
          {...field('reason', withdrawnOpening.shape.reason)}
          label="Why you read it"
          hint="It is on record that you did, and why."
          autoComplete="off"
        />
      )}
    </ChangeForm>
  );
};

/** What was withdrawn, for an audit: it is on no paper, and gone when the page is left. */
const OpenedNote = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => (
  <div className={styles.opened}>
    <p>Why it was withdrawn: {opened.reason}</p>
    {opened.movedTo !== undefined && (
      <p>
        It was moved to <Link to={patientScreen(opened.movedTo)}>another record</Link>.
      </p>
    )}
    {opened.content.map((version) => (
      <blockquote key={version.version} className={styles.earlier}>
        <p className={styles.text}>{version.caseNoteText}</p>
        <p className={styles.by}>
          By {fullName(version.by)}, {formatInstantShort(version.writtenAt)}
        </p>
      </blockquote>
    ))}
    <p>Read by:</p>
    <ul>
      {opened.openings.map(({ openingId, by, at, reason }) => (
        <li key={openingId}>
          {fullName(by)}, {formatInstantShort(at)}: {reason}
        </li>
      ))}
    </ul>
    <RowButton onClick={onClose} label="Close" />
  </div>
);

/** The place of a note that was withdrawn; whoever reads the audit log may read what it was, with a reason. */
const WithdrawnPlace = ({ patientId, note }: PlaceProps) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const [opened, setOpened] = useState<Opened>();
  return (
    <li className={styles.withdrawn}>
      <p>
        <time dateTime={note.caseNoteDate}>{formatInstantShort(note.caseNoteDate)}</time>
        <span className={styles.mark}>{describePlace(note)}</span>
      </p>
      {opened && <OpenedNote opened={opened} onClose={() => setOpened(undefined)} />}
      {!opened && isOpen && <OpenForm patientId={patientId} note={note} onOpened={setOpened} onClose={close} />}
      {!opened && !isOpen && may('mayReadAudit') && (
        <RowButton ref={opener} onClick={open} label="Read what was withdrawn" />
      )}
    </li>
  );
};

/** Mounted anew for each patient, so that the notes of one are never shown under the name of another. */
const Notes = ({ patient, first }: { patient: ChosenPatient; first: number }) => {
  const { patientId } = patient;
  const [page, setPage] = useState(first);
  const params = { patientId, page, size: pageSize };
  const list = useReading(caseNoteCalls.listCaseNotes, { params }, paged);
  return (
    <section aria-busy={!list.data || list.isPlaceholderData} aria-label="Notes">
      <Loaded from={list}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <EmptyState>This patient has no case notes yet.</EmptyState>
          ) : (
            <>
              <p className={styles.count}>
                {totalElements} {totalElements === 1 ? 'note' : 'notes'}, newest first
              </p>
              <ul className={styles.notes}>
                {content.map((note, index) =>
                  'unreadable' in note ? (
                    <li key={note.caseNoteId} className={styles.note}>
                      <Unreadable what="This note" id={note.caseNoteId} />
                    </li>
                  ) : 'restricted' in note ? (
                    <RestrictedPlace key={note.caseNoteId} patientId={patientId} note={note} />
                  ) : 'withdrawn' in note ? (
                    <WithdrawnPlace key={note.caseNoteId} patientId={patientId} note={note} />
                  ) : (
                    <CaseNoteItem
                      key={note.caseNoteId}
                      patient={patient}
                      note={note}
                      isLatest={page === 1 && index === 0}
                    />
                  ),
                )}
              </ul>
            </>
          )
        }
      </Loaded>
      <Pagination label="Case notes" page={page} list={list} onPageChange={setPage} />
    </section>
  );
};

export const Component = () => {
  const { patient, reading, choose } = useAddressedPatient(caseNotesScreen);
  const asked = useSearchParams()[0].get('amend') ?? undefined;
  const notePage = useNotePage(patient?.patientId, asked);
  return (
    <>
      <StaffHeading title={titles.caseNotes} />
      <PatientSearch patient={patient} reading={reading} onChoose={choose} />
      {patient && (
        <>
          <p>
            {may('mayWriteRecords') && (
              <ActionLink to={newCaseNoteScreen(patient.patientId)}>Write a new case note</ActionLink>
            )}
          </p>
          <Loaded from={notePage}>
            {(first) => <Notes key={`${patient.patientId} ${asked}`} patient={patient} first={first} />}
          </Loaded>
        </>
      )}
    </>
  );
};
