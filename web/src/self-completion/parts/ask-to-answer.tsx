import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { answeredAloneFor } from '../../../../shared/questionnaires/answered-alone.ts';
import { questionnaireCalls } from '../../../../shared/questionnaires/calls.ts';
import { dueAt } from '../../../../shared/questionnaires/due-at.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import type { Completion } from '../../../../shared/self-completion/self-completion-schema.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { fetchBody, useCall, useReading } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { currentSession } from '../../kernel/session/current-session.ts';
import { may } from '../../kernel/session/may.ts';
import type { TestSummary } from '../../questionnaires/parts/results/queries.ts';
import styles from './ask-to-answer.module.css';
import { describeLanguages, describeState, listAsked, wayLabels, whyNot } from './words.ts';

const offeredLanguages: readonly LanguageKey[] = ['en', ...organisation.languages];
const openStates: readonly Completion['state'][] = ['asked', 'sent', 'opened'];

const Asked = ({ patientId, one }: { patientId: string; one: Completion }) => {
  const revoke = useCall(questionnaireCalls.revokeSelfCompletion);
  const { requestId, way, askedAt } = one;
  return (
    <li className={styles.line}>
      {formatInstantShort(askedAt)}, {wayLabels[way]}: {listAsked(one.questionnaires)}{' '}
      <strong>{describeState(one)}</strong>{' '}
      {openStates.includes(one.state) && may('mayWriteRecords') && (
        <QuietButton
          label="Revoke"
          about={`what was asked on ${formatInstantShort(askedAt)}`}
          isOff={revoke.isPending}
          onClick={() => revoke.mutate({ params: { patientId, requestId } })}
        />
      )}
      <span role="alert">{revoke.error?.message}</span>
    </li>
  );
};

type Chosen = { types: readonly QuestionnaireId[]; feedback: boolean; language: LanguageKey };

const askFor = async (patientId: string, way: Completion['way'], { types, ...chosen }: Chosen, key: string) =>
  await fetchBody(questionnaireCalls.askForAnswers, {
    params: { patientId },
    body: { way, questionnaires: [...types], ...chosen },
    idempotencyKey: key,
  });

/** The ways that are safe, and the language of the record. */
type Ways = Record<'text' | 'email', keyof typeof whyNot | 'safe'> & { language: LanguageKey };

const handingOver = {
  title: 'Hand over the tablet?',
  text: 'You are signed out of this browser, and only the questions open in it. What you have typed is kept: sign in again when you have the tablet back.',
  confirm: 'Sign out and hand over',
  done: 'Signing you out.',
};
const sending = (way: 'text' | 'email') => ({
  title: `Send a link by ${way}?`,
  text: 'It opens with their date of birth, for 72 hours and once. The words say neither who we are nor what it is about.',
  confirm: 'Send the link',
  done: 'The link was sent.',
  onDone: () => document.getElementById('alone')?.focus(),
});

/** Chooses what somebody answers by themselves, what is due at first, and hands over the tablet or sends a link. */
const Choice = ({ summary: { patientId, service, tests }, ways }: { summary: TestSummary; ways: Ways }) => {
  const offered = answeredAloneFor(service);
  const [types, setTypes] = useState<readonly QuestionnaireId[]>(() => {
    const due = dueAt(service, tests, today());
    return offered.filter((id) => due.includes(id));
  });
  const [feedback, setFeedback] = useState(false);
  const [language, setLanguage] = useState(ways.language);
  const [asking, setAsking] = useState<Completion['way']>();
  // One key for the present choice: sent again after a lost answer, it is not sent twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const id = useId();
  const chosen = { types, feedback, language };
  const isNothing = types.length === 0 && !feedback;
  const tick = (type: QuestionnaireId, isTicked: boolean) =>
    setTypes(offered.filter((one) => (one === type ? isTicked : types.includes(one))));
  const names = [
    ...types.map((type) => findQuestionnaire(type).name),
    ...(feedback ? ['feedback without a name'] : []),
  ];
  const act = async (way: Completion['way']) => {
    const { address, state, message } = await askFor(patientId, way, chosen, key);
    if (address !== undefined) return await currentSession().leave(address);
    setKey(crypto.randomUUID());
    await refreshed();
    if (state === 'not-sent') throw new Error(message);
  };
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>What they answer</legend>
        {offered.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={types.includes(type)}
              onChange={({ target }) => tick(type, target.checked)}
            />
            {findQuestionnaire(type).name}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={feedback} onChange={({ target }) => setFeedback(target.checked)} />
          Feedback, without their name
        </label>
      </fieldset>
      <p className={styles.language}>
        <label htmlFor={id}>The page begins in</label>
        <select
          id={id}
          aria-describedby={`${id}-asked`}
          value={language}
          onChange={({ target }) => setLanguage(target.value as LanguageKey)}
        >
          {offeredLanguages.map((one) => (
            <option key={one} value={one} lang={languages[one].id}>
              {languages[one].name}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.hint} id={`${id}-asked`}>
        {describeLanguages(types, feedback, language)} ASQ is always asked by a worker.
      </p>
      <div className={styles.ways}>
        <MainButton label="Hand over the tablet" isOff={isNothing} onClick={() => setAsking('tablet')} />
        {(['text', 'email'] as const).map((way) =>
          ways[way] === 'safe' ? (
            <QuietButton key={way} label={`Send a link by ${way}`} isOff={isNothing} onClick={() => setAsking(way)} />
          ) : (
            <p key={way} className={styles.hint}>
              No link by {way}: {whyNot[ways[way]]}.
            </p>
          ),
        )}
      </div>
      {isNothing && <p className={styles.hint}>Choose what they answer first.</p>}
      {asking && (
        <ConfirmDialog
          {...(asking === 'tablet' ? handingOver : sending(asking))}
          detail={names.join(', ')}
          act={() => act(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};

/** The requests to answer by oneself, and the ways to make one. */
export const AskToAnswer = ({ summary }: { summary: TestSummary }) => {
  const { patientId } = summary;
  const asked = useReading(questionnaireCalls.listSelfCompletions, { params: { patientId } });
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash === '#alone' && asked.isSuccess) heading.current?.focus();
  }, [hash, asked.isSuccess]);
  return (
    <section aria-labelledby="alone">
      <h2 id="alone" ref={heading} tabIndex={-1}>
        Answers by themselves
      </h2>
      <Loaded from={asked}>
        {({ content, ...ways }) => (
          <>
            {may('mayWriteRecords') && <Choice summary={summary} ways={ways} />}
            {content.length > 0 && (
              <ul className={styles.lines}>
                {content.map((one) =>
                  'unreadable' in one ? (
                    <li key={one.requestId}>One cannot be read.</li>
                  ) : (
                    <Asked key={one.requestId} patientId={patientId} one={one} />
                  ),
                )}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
};
