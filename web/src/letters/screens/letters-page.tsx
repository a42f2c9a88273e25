import { Link, useParams, useSearchParams } from 'react-router-dom';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { letterCalls } from '../../../../shared/letters/calls.ts';
import type { Letter, LetterLine } from '../../../../shared/letters/letter.ts';
import { letterKindLabels, letterPartyLabels, letterWayLabels } from '../../../../shared/letters/letter-kinds.ts';
import { MainButton } from '../../kernel/components/buttons.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { OnPaper } from '../../kernel/components/on-paper.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { documentsScreen, lettersScreen, newLetterScreen, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { dayInLetter } from '../parts/letter-facts.ts';
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

const PaperOf = ({ letter, level }: { letter: Letter; level: 'h2' | 'h3' }) => (
  <LetterPaper {...letter} day={dayInLetter(today(new Date(letter.at)))} signedBy={writer(letter)} level={level} />
);

/** One letter: what became of it, and the letter itself, which is printed alone. */
const OpenLetter = ({ patientId, letterId }: { patientId: string; letterId: string }) => (
  <Loaded from={useReading(letterCalls.readLetter, { params: { patientId, letterId } })} missing={missing.letter}>
    {(letter) => (
      <Section id="letter" title={letterKindLabels[letter.kind]}>
        {letter.withoutConsent && <p>Shared without their consent: {letter.withoutConsent}</p>}
        <p className={styles.actions}>
          <MainButton label="Print the letter" onClick={() => window.print()} />
        </p>
        <PaperOf letter={letter} level="h3" />
      </Section>
    )}
  </Loaded>
);

const OnlyLetter = ({ patientId, letterId }: { patientId: string; letterId: string }) => {
  const { data: letter } = useReading(letterCalls.readLetter, { params: { patientId, letterId } });
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
