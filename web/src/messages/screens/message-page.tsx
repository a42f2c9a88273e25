import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Call } from '../../../../shared/kernel/call.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import { answerWays, type ContactMessage, type HandlingChange } from '../../../../shared/messages/contact-message.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { DetailPage } from '../../kernel/components/detail-page.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import type { CallRequest } from '../../kernel/lib/api-client.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { newPatientFrom, titles } from '../../kernel/lib/paths.ts';
import { fetchBody, useReading } from '../../kernel/lib/query.ts';
import { refresh, refreshed } from '../../kernel/lib/refresh.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { PatientSearch } from '../../patients/parts/patient-search.tsx';
import type { ChosenPatient } from '../../patients/parts/queries.ts';
import { EmailLink, PhoneLinks } from '../../safety/parts/contact-links.tsx';
import { answerLabels, describeHandling, nameMessage } from '../parts/words.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import styles from './message-details.module.css';

/** A change of one message. If a colleague was quicker, the message is read again and shown as it is. */
const useChange = <C extends Call>(call: C) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: CallRequest<C>) => fetchBody(call, request),
    onSuccess: refreshed,
    onError: (failure) => (failure instanceof CallFailure && failure.status === 409 ? refresh(queries) : undefined),
  });
};

/** The handling of this message: one press records it, and another reverses it. */
const MessageAnswer = ({ message }: { message: ContactMessage }) => {
  const { handling, contactId, version } = message;
  const { mutate, isPending, error } = useChange(messageCalls.handleContact);
  const button = (label: string, change: Omit<HandlingChange, 'version'>, Kind = QuietButton) => (
    <Kind
      key={label}
      label={label}
      isOff={isPending}
      onClick={() => mutate({ params: { id: contactId }, body: { ...change, version } })}
    />
  );
  return (
    <Section id="answer" title="Answer" className={styles.answer}>
      <p role="status">
        <strong className={styles.state} data-state={handling.state}>
          {describeHandling(handling)}
        </strong>
        {handling.state === 'new' ? (
          ': nobody is answering it yet.'
        ) : (
          <>
            {handling.state === 'answered' ? ` by ${fullName(handling.by)}, ` : ' since '}
            <time dateTime={handling.at}>{formatInstant(handling.at)}</time>
            {handling.state === 'junk' && `, by ${fullName(handling.by)}: ${handling.why}`}
          </>
        )}
      </p>
      {error && <Problem text={error.message} />}
      {may('mayAnswerMessages') && (
        <div className={styles.buttons}>
          {handling.state === 'new' && button('I am answering this', { state: 'answering' }, MainButton)}
          {handling.state !== 'answered' &&
            handling.state !== 'junk' &&
            answerWays.map((how) => button(answerLabels[how], { state: 'answered', how }))}
          {handling.state !== 'new' &&
            button(handling.state === 'junk' ? 'It is no junk' : 'It still needs an answer', { state: 'new' })}
        </div>
      )}
    </Section>
  );
};

const ChoosePatient = ({ message, onClose }: { message: ContactMessage; onClose: () => void }) => {
  const [patient, setPatient] = useState<ChosenPatient>();
  const { contactId: id, version } = message;
  const { mutate, isPending, error } = useChange(patientCalls.linkContact);
  return (
    <>
      <PatientSearch patient={patient} onChoose={setPatient} label="Whose message is it?" />
      {error && <Problem text={error.message} />}
      <div className={styles.buttons}>
        {patient && (
          <MainButton
            isOff={isPending}
            onClick={() => mutate({ params: { id }, body: { patientId: patient.patientId, version } })}
            label={`Put it on the record of ${fullName(patient)}`}
          />
        )}
        <QuietButton onClick={onClose} label="Cancel" />
      </div>
    </>
  );
};

/** The sender of a message: a patient, or somebody who becomes one. */
const MessageRecord = ({ message }: { message: ContactMessage }) => {
  const { patient, contactId } = message;
  const { isOpen, open, close, opener } = useDisclosure();
  if (!patient && !may('mayWriteRecords')) return null;
  return (
    <Section id="record" title="Record" className={styles.answer}>
      {patient && (
        <p>
          It is on the record of <PatientLink {...patient} />.
        </p>
      )}
      {!patient && isOpen && <ChoosePatient message={message} onClose={close} />}
      {!patient && !isOpen && (
        <div className={styles.buttons}>
          <Link className="button quiet" to={newPatientFrom(contactId)}>
            Make a referral of this
          </Link>
          <QuietButton ref={opener} onClick={open} label="A patient’s message" />
        </div>
      )}
    </Section>
  );
};

const MessageDetails = ({ message, back }: { message: ContactMessage; back: string }) => {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { contactId, email, phone, contactDate, ringBack } = message;
  const name = nameMessage(message);
  const reached = { name, safeContact: message.safeContact };
  return (
    <>
      <Section id="safe-contact" title="Safe contact" className={styles.safe}>
        <p>{describeSafeContact(message.safeContact)}</p>
      </Section>
      {message.readFirst && message.handling.state !== 'answered' && (
        <Section id="read-first" title="Read first" className={styles.safe}>
          <p>Words in this message may mean that somebody is in danger. Nothing was answered: please read it now.</p>
        </Section>
      )}
      <Facts
        className={styles.facts}
        facts={[
          ['Name', name],
          [
            'Date',
            <time key="date" dateTime={contactDate}>
              {formatInstant(contactDate)}
            </time>,
          ],
          ['Email', email ? <EmailLink key="email" {...reached} email={email} /> : 'Not given'],
          ['Phone', phone ? <PhoneLinks key="phone" {...reached} numbers={[phone]} /> : 'Not given'],
          ['Form', message.writtenIn && describeWrittenIn(message.writtenIn)],
          ['Ring back in', ringBack && (ringBack.language || 'Language not given')],
          ['Reference number', message.reference],
          ['Service', ringBack?.service ? serviceName(ringBack.service) : undefined],
        ]}
      />
      <h2>What they wrote</h2>
      <p className={styles.text}>
        {message.message || (ringBack ? 'They asked to be rung back, and wrote nothing else.' : '')}
      </p>
      <MessageAnswer message={message} />
      <MessageRecord message={message} />
      {may('mayDeleteMessages') && <QuietButton onClick={() => setDeleting(true)} label="Delete" />}
      {deleting && (
        <DeleteMessageDialog
          id={contactId}
          name={name}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(back, { replace: true })}
        />
      )}
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  return (
    <DetailPage
      title={titles.message}
      list="messages"
      from={useReading(messageCalls.readContact, { params: { id } })}
      missing={missing.message}
    >
      {(message, back) => <MessageDetails message={message} back={back} />}
    </DetailPage>
  );
};
