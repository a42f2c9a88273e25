import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { letterCalls } from '../../../../shared/letters/calls.ts';
import { type Letter, type LetterLine, letterDeletion } from '../../../../shared/letters/letter.ts';
import { dayInLetter } from '../../../../shared/letters/letter-facts.ts';
import { letterKindLabels, letterPartyLabels, letterWayLabels } from '../../../../shared/letters/letter-kinds.ts';
import { MainButton, RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { OnPaper } from '../../kernel/components/on-paper.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { documentsScreen, lettersScreen, newLetterScreen, titles } from '../../kernel/lib/paths.ts';
import { callQuery, fetchBody, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { LetterPaper } from '../parts/letter-paper.tsx';
import styles from './letters.module.css';

const writer = ({ by }: Pick<LetterLine, 'by'>): string => fullName(by) || 'A former colleague';

const Row = ({ line, patientId, isOpen }: { line: LetterLine; patientId: string; isOpen: boolean }) => (
  <tr>
    <th scope="row" data-label="Letter">
      <Link to={lettersScreen(patientId, line.letterId)} aria-current={isOpen || undefined}>
        {line.subject}
      </Link>
    </th>
    <td data-label="Kind">{letterKindLabels[line.kind]}</td>
    <td data-label="To">
      {letterPartyLabels[line.party]}: {line.name}
    </td>
    <td data-label="How">{letterWayLabels[line.way]}</td>
    <td data-label="Written">
      {formatInstantShort(line.at)}, {writer(line)}
    </td>
  </tr>
);

/** A letter never changes: it is read once. */
const letterQuery = (patientId: string, letterId: string) => ({
  ...callQuery(letterCalls.readLetter, { params: { patientId, letterId } }),
  staleTime: 'static' as const,
});

const PaperOf = ({ letter, level }: { letter: Letter; level: 'h2' | 'h3' }) => (
  <LetterPaper {...letter} day={dayInLetter(today(new Date(letter.at)))} signedBy={writer(letter)} level={level} />
);

type DeleteProps = { patientId: string; letter: Letter; onClose: () => void };

const DeleteForm = ({ patientId, letter: { letterId, subject }, onClose }: DeleteProps) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <ChangeForm
      aria-label={`Delete ${subject}`}
      save="Delete this letter"
      onDone={onClose}
      change={async (value) => {
        await fetchBody(letterCalls.deleteLetter, {
          params: { patientId, letterId },
          body: { reason: value('reason') },
        });
        await navigate(lettersScreen(patientId), { flushSync: true });
        // Going back does not show it again.
        queries.removeQueries({ queryKey: letterQuery(patientId, letterId).queryKey });
        document.querySelector('h1')?.focus();
        return 'The letter has been deleted.';
      }}
    >
      {(field) => (
        <LongTextField
          {...field('reason', letterDeletion.shape.reason)}
          label="Why it is deleted"
          hint="For example: it is about somebody else. It is shown on the timeline."
          rows={3}
        />
      )}
    </ChangeForm>
  );
};

const LetterActions = ({ patientId, letter }: { patientId: string; letter: Letter }) => {
  const deleting = useDisclosure();
  if (deleting.isOpen) return <DeleteForm patientId={patientId} letter={letter} onClose={deleting.close} />;
  return (
    <p className={styles.actions}>
      <MainButton label="Print the letter" onClick={() => window.print()} />
      {may('mayWriteRecords') && (
        <RowButton ref={deleting.opener} label="Delete" about={letter.subject} onClick={deleting.open} />
      )}
    </p>
  );
};

/** One letter: what became of it, and the letter itself, which is printed alone. */
const OpenLetter = ({ patientId, letterId }: { patientId: string; letterId: string }) => (
  <Loaded from={useQuery(letterQuery(patientId, letterId))} missing={missing.letter}>
    {(letter) => (
      <Section id="letter" title={letterKindLabels[letter.kind]}>
        {letter.withoutConsent && <p>Shared without their consent: {letter.withoutConsent}</p>}
        <LetterActions patientId={patientId} letter={letter} />
        <PaperOf letter={letter} level="h3" />
      </Section>
    )}
  </Loaded>
);

const OnlyLetter = ({ patientId, letterId }: { patientId: string; letterId: string }) => {
  const { data: letter } = useQuery(letterQuery(patientId, letterId));
  return (
    letter && (
      <div data-alone-on-paper>
        <PaperOf letter={letter} level="h2" />
      </div>
    )
  );
};

const Letters = ({ patientId, letterId }: { patientId: string; letterId: string | undefined }) => (
  <>
    {may('mayWriteRecords') && (
      <p className={styles.actions}>
        <Link className="button" to={newLetterScreen(patientId)}>
          Write a letter
        </Link>
      </p>
    )}
    <Loaded from={useReading(letterCalls.listLetters, { params: { patientId } })} missing={missing.patient}>
      {({ content }) => (
        <>
          {content.map(
            (one) => 'unreadable' in one && <Unreadable key={one.letterId} what="This letter" id={one.letterId} />,
          )}
          <div className={styles.list}>
            {content.length === 0 ? (
              <EmptyState>No letter has been written about this patient yet.</EmptyState>
            ) : (
              <RowsTable
                className="cards"
                caption={`${content.length} ${content.length === 1 ? 'letter' : 'letters'}`}
                columns={['Letter', 'Kind', 'To', 'How', 'Written']}
              >
                {onlyReadable(content).map((line) => (
                  <Row key={line.letterId} line={line} patientId={patientId} isOpen={line.letterId === letterId} />
                ))}
              </RowsTable>
            )}
          </div>
        </>
      )}
    </Loaded>
    {letterId !== undefined && <OpenLetter key={letterId} patientId={patientId} letterId={letterId} />}
  </>
);

/** The letters that were written about a patient, and one of them as its reader sees it. */
export const Component = () => {
  const { id: patientId = '' } = useParams();
  const [search] = useSearchParams();
  const letterId = search.get('letter') ?? undefined;
  const screen = (
    <>
      <StaffHeading title={titles.letters} back={[documentsScreen(patientId), 'Documents']} />
      <Letters key={patientId} patientId={patientId} letterId={letterId} />
    </>
  );
  if (letterId === undefined) return screen;
  return <OnPaper screen={screen} paper={<OnlyLetter patientId={patientId} letterId={letterId} />} />;
};
