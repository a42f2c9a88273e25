import { useState } from 'react';
import { Link } from 'react-router-dom';
import { erasureCalls, type WaitingErasure } from '../../../../shared/erasure/calls.ts';
import { describeErased, type ErasedRecord } from '../../../../shared/erasure/erased-calls.ts';
import { erasurePartLabels, erasureParts, erasureReasonLabels, remains } from '../../../../shared/erasure/erasure.ts';
import { nextOfErasure } from '../../../../shared/erasure/erasure-state.ts';
import { minuteMs } from '../../../../shared/kernel/session-policy.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { Unreadable, UnreadableRow } from '../../kernel/components/unreadable.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { patientScreen, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { AgreeToSeveral } from '../parts/agree-to-several.tsx';
import styles from './erasures.module.css';

type Counted = NonNullable<WaitingErasure['counted']>;

const Going = ({ counted: { at, going } }: { counted: Counted }) => (
  <details>
    <summary>What goes, and what stays</summary>
    <h4>What goes, as it was counted on {formatInstantShort(at)}</h4>
    <ul>
      {erasureParts.map((part) => {
        const count = going[part];
        return (
          count !== undefined && (
            <li key={part}>
              {erasurePartLabels[part]}: {count}
            </li>
          )
        );
      })}
    </ul>
    <p>What is added to the record until then goes too.</p>
    <h4>What stays, and why</h4>
    <ul>
      {remains.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
);

type RowProps = { erasure: WaitingErasure; onAgree: () => void; onRefuse: () => void };

const nextWords = {
  'in-use':
    'The record is in use again, so it is not erased. Refuse this; or deactivate the record, and it is counted and agreed to anew.',
  erase:
    'It has been agreed to, and is erased within a quarter of an hour; if it is still here after an hour, please tell whoever runs your system.',
  count: 'What would go is being counted. Please look again in a quarter of an hour.',
  'somebody-else': 'You asked for this. An admin other than you has to agree.',
} as const;

/** What is to be done about one, in a sentence, with its buttons. */
const NextStep = ({ erasure: { active, counted, askedBy, approvedBy }, onAgree, onRefuse }: RowProps) => {
  const { data: me } = useOwnAccount();
  const judged = {
    active,
    isCounted: counted !== undefined,
    isApproved: approvedBy !== undefined,
    askedBy: askedBy.id,
  };
  const next = nextOfErasure(judged, me?.id);
  return (
    <>
      {next !== 'decide' && <p>{nextWords[next]}</p>}
      <p className={styles.acts}>
        {next === 'decide' && <QuietButton label="Agree to erase it" onClick={onAgree} />}
        <QuietButton label={next === 'somebody-else' ? 'Take it back' : 'Refuse'} onClick={onRefuse} />
      </p>
    </>
  );
};

const Waiting = (props: RowProps) => {
  const { patientId, reference, why, words, askedBy, askedAt, approvedBy, counted } = props.erasure;
  return (
    <li className={styles.request}>
      <h3>
        <Link to={patientScreen(patientId)}>{fullName(props.erasure) || 'A record that is gone in part'}</Link>
      </h3>
      <Facts
        className={styles.facts}
        facts={[
          ['Reference', reference ?? patientId],
          ['Why', erasureReasonLabels[why]],
          ['In their words', words],
          ['Asked for by', `${fullName(askedBy) || 'Former colleague'}, ${formatInstantShort(askedAt)}`],
          ['Agreed to by', approvedBy && fullName(approvedBy)],
        ]}
      />
      {counted && <Going counted={counted} />}
      <NextStep {...props} />
    </li>
  );
};

const Done = ({ erased }: { erased: ErasedRecord }) => (
  <tr>
    <th scope="row">{erased.reference ?? erased.id}</th>
    <td data-label="Erased">
      <time dateTime={erased.erasedAt}>{formatInstantShort(erased.erasedAt)}</time>
    </td>
    <td data-label="Why">
      <span className={styles.why}>{describeErased(erased.why)}</span>
      {erased.words && <span className={styles.words}>{erased.words}</span>}
    </td>
    <td data-label="By">{[erased.askedBy, erased.approvedBy].filter(Boolean).join(', then ')}</td>
    <td data-label="Items">{erased.items}</td>
  </tr>
);

type Chosen = { act: 'agree' | 'refuse'; erasure: WaitingErasure };

const AskAgain = ({ chosen: { act, erasure }, onClose }: { chosen: Chosen; onClose: () => void }) => {
  const approve = useCall(erasureCalls.approveErasure);
  const refuse = useCall(erasureCalls.refuseErasure);
  const { patientId, counted } = erasure;
  const detail = `${fullName(erasure)}, ${erasure.reference ?? patientId}`;
  const params = { patientId };
  return act === 'agree' ? (
    <ConfirmDialog
      title="Erase this record for good?"
      text="Everything about this person goes, with the files. It cannot be undone."
      detail={detail}
      confirm="Erase it"
      act={() => approve.mutateAsync({ params, body: { countedAt: counted?.at ?? '' } })}
      done="Agreed. The record is erased within a quarter of an hour."
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title="Leave the record as it is?"
      text="Nothing is erased. Whoever asked can ask again."
      detail={detail}
      confirm="Leave it"
      act={() => refuse.mutateAsync({ params })}
      done="Nothing is erased. The record stays as it is."
      onClose={onClose}
    />
  );
};

/** What is to be erased, and what was. */
export const Component = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const erasures = useReading(erasureCalls.listErasures, {}, { staleTime: minuteMs });
  return (
    <section>
      <StaffHeading title={titles.erasures} />
      <p>
        A record is erased before its time where it is junk, a mistake, or somebody has the right to it. One person
        asks, on the record; another agrees, here.
      </p>
      <Loaded from={erasures}>
        {({ waiting, erased }) => (
          <>
            <Section id="waiting" title="Asked for">
              {waiting.length === 0 ? (
                <p>Nobody asks for a record to be erased.</p>
              ) : (
                <>
                  <AgreeToSeveral waiting={onlyReadable(waiting)} />
                  <ul className={styles.requests}>
                    {waiting.map((one) =>
                      'unreadable' in one ? (
                        <li key={one.patientId}>
                          <Unreadable what="This request" id={one.patientId} />
                        </li>
                      ) : (
                        <Waiting
                          key={one.patientId}
                          erasure={one}
                          onAgree={() => setChosen({ act: 'agree', erasure: one })}
                          onRefuse={() => setChosen({ act: 'refuse', erasure: one })}
                        />
                      ),
                    )}
                  </ul>
                </>
              )}
            </Section>
            <Section id="erased" title="Erased">
              {erased.length === 0 ? (
                <p>No record has been erased yet.</p>
              ) : (
                <RowsTable
                  className="cards"
                  caption="The last hundred, the latest first"
                  columns={['Reference', 'Erased', 'Why', 'By', 'Items']}
                >
                  {erased.map((one) =>
                    'unreadable' in one ? (
                      <UnreadableRow key={one.id} what="This erasure" id={one.id} columns={5} />
                    ) : (
                      <Done key={one.erasedAt + one.id} erased={one} />
                    ),
                  )}
                </RowsTable>
              )}
            </Section>
          </>
        )}
      </Loaded>
      {chosen && <AskAgain chosen={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
};
