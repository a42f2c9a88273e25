import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../../shared/kernel/page.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Pagination } from '../../kernel/components/pagination.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { caseNotesScreen, newCaseNoteScreen, titles } from '../../kernel/lib/paths.ts';
import { fetchBody, paged } from '../../kernel/lib/query.ts';
import { useReading } from '../../kernel/lib/use-reading.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import { useAddressedPatient } from '../../patients/parts/use-addressed-patient.ts';
import { CaseNoteItem } from './case-note-item.tsx';
import styles from './case-notes.module.css';
import { WithdrawnPlace } from './withdrawn-notes.tsx';

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
            {may('mayWriteRecords') && <Link to={newCaseNoteScreen(patient.patientId)}>Write a new case note</Link>}
          </p>
          <Loaded from={notePage}>
            {(first) => <Notes key={`${patient.patientId} ${asked}`} patient={patient} first={first} />}
          </Loaded>
        </>
      )}
    </>
  );
};
