import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContactMessage } from '../../../../shared/api/contact-message.ts';
import { organisation, phoneLink } from '../../../../shared/organisation.ts';
import { nameMessage } from '../../entities/contact-message/name-message.ts';
import { describeSafeContact } from '../../lib/describe-safe-contact.ts';
import { describeWrittenIn } from '../../lib/describe-written-in.ts';
import { formatInstant } from '../../lib/format-date.ts';
import { may } from '../../lib/session/may.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageAnswer } from './message-answer.tsx';
import styles from './message-details.module.css';
import { MessageRecord } from './message-record.tsx';

type RingBack = NonNullable<ContactMessage['ringBack']>;

const RingBackFacts = ({ asked: { language, service } }: { asked: RingBack }) => (
  <>
    <dt>Ring back in</dt>
    <dd>{language || 'Language not given'}</dd>
    {service && (
      <>
        <dt>Service</dt>
        <dd>{organisation.services.find(({ id }) => id === service)?.name ?? service}</dd>
      </>
    )}
  </>
);

export const MessageDetails = ({ message, back }: { message: ContactMessage; back: string }) => {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { contactId, email, phone, contactDate } = message;
  const name = nameMessage(message);
  return (
    <>
      <section className={styles.safe} aria-labelledby="safe-contact">
        <h2 id="safe-contact">Safe contact</h2>
        <p>{describeSafeContact(message.safeContact)}</p>
      </section>
      {message.readFirst && message.handling.state !== 'answered' && (
        <section className={styles.safe} aria-labelledby="read-first">
          <h2 id="read-first">Read first</h2>
          <p>Words in this message may mean that somebody is in danger. Nothing was answered: please read it now.</p>
        </section>
      )}
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Date</dt>
        <dd>
          <time dateTime={contactDate}>{formatInstant(contactDate)}</time>
        </dd>
        <dt>Email</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Not given'}</dd>
        <dt>Phone</dt>
        <dd>{phone ? <a href={phoneLink(phone)}>{phone}</a> : 'Not given'}</dd>
        {message.writtenIn && (
          <>
            <dt>Form</dt>
            <dd>{describeWrittenIn(message.writtenIn)}</dd>
          </>
        )}
        {message.ringBack && <RingBackFacts asked={message.ringBack} />}
      </dl>
      <h2>What they wrote</h2>
      <p className={styles.text}>
        {message.message || (message.ringBack ? 'They asked to be rung back, and wrote nothing else.' : '')}
      </p>
      <MessageAnswer message={message} />
      <MessageRecord message={message} />
      {may('mayDeleteMessages') && (
        <button type="button" className="button quiet" onClick={() => setDeleting(true)}>
          Delete
        </button>
      )}
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
