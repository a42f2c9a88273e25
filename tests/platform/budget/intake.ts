import { foldWrites, putItems } from '../../../bench/bulk-load.ts';
import { addToList } from '../../../functions/kernel/store/counted-list.ts';
import type { Table } from '../../../functions/kernel/store/open-table.ts';
import { messageList } from '../../../functions/messages/store/contact-message-items.ts';
import { feedbackStatements } from '../../../shared/questionnaires/feedback.ts';
import { addPatient } from '../../support/patients.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** A thousand messages of one second, as an import leaves them. */
const importThousand = async (table: Table, second: string) => {
  const folded = foldWrites();
  for (let n = 0; n < 1000; n += 1) {
    const contactDate = `${second}.${String(n % 1000).padStart(3, '0')}Z`;
    const row = { contactId: `imported-${n}`, contactDate, firstName: 'Amina', lastName: 'Yusuf' };
    folded.add(addToList(messageList, { sort: `${contactDate}#${row.contactId}`, row }));
  }
  await putItems(table, [...folded.items.values()]);
};

/** What visitors send, and what staff do with their messages. */
export const measureIntake = async ({ table, call, measure }: Budget) => {
  const message = async () => ({ params: { id: (await call('sendContactMessage')).contactId as string } });
  await importThousand(table, '2026-03-03T10:00:00');

  await measure('send a contact message', 'sendContactMessage');
  await measure('ask to be rung back', 'askRingBack');
  await measure('send a referral', 'sendReferral');
  await measure('let somebody send a letter', 'offerUpload');
  await measure('leave a referral form to come back to', 'pauseReferral');
  await measure('come back to a referral form', 'resumeReferral', async () => {
    const { code } = await call('pauseReferral');
    return { body: { code } };
  });
  await measure('page after a referral was sent', 'showSentReferral');
  const { reference } = await call('sendReferral', {
    body: {
      referralPersonalDetails: { ...samples.intake.sendReferral.body.referralPersonalDetails, dob: '1990-05-04' },
    },
  });
  await measure('where a referral stands', 'readReferralStatus', () => ({ body: { reference, dob: '1990-05-04' } }));
  await measure('messages, page 1', 'listContacts');
  await measure('messages, page 50 of a thousand of one second', 'listContacts', () => ({ params: { page: '50' } }));
  await measure('read a message', 'readContact', message);
  await measure('delete a message', 'deleteContact', message);
  const sent = async () => (await call('sendContactMessage')).contactId as string;
  await measure('mark a message as junk', 'markJunkMessages', async () => ({
    body: { messages: [{ contactId: await sent(), from: 'new' }], why: 'It sells pills.' },
  }));
  await measure('mark a message as no junk', 'clearJunkMessages', async () => {
    const contactId = await sent();
    await call('markJunkMessages', { body: { messages: [{ contactId, from: 'new' }], why: 'It sells pills.' } });
    return { body: { messages: [{ contactId, from: 'junk' }] } };
  });
  await measure('answer a message', 'handleContact', async () => ({
    ...(await message()),
    body: { state: 'answered', how: 'rang', version: 1 },
  }));
  const written = await addPatient('Sabiha', 'Writes');
  await measure('put a message on a record', 'linkContact', async () => ({
    ...(await message()),
    body: { patientId: written, version: 1 },
  }));
};

const nextFeedback = Object.fromEntries(feedbackStatements.map((_, question) => [`s${question}`, '4']));

/** What somebody is asked to answer without a worker, from the request to the end. */
export const measureAnswersAlone = async ({ call, measure, patientId }: Budget) => {
  const params = { patientId };
  const askFor = async (body: object = {}) =>
    (await call('askForAnswers', {
      params,
      body: { ...samples.questionnaires.askForAnswers.body, ...body },
    })) as { requestId: string; address: string };
  const handedOver = async (body?: object) => {
    const { address } = await askFor(body);
    return { link: address.replace('/answers/', ''), language: 'en' };
  };
  const opened = async (asked?: object) => {
    const body = await handedOver(asked);
    const page = String(await call('openLink', { body }));
    return { ...body, pageToken: /name="pageToken" value="([^"]+)"/.exec(page)?.[1] };
  };

  await measure('ask somebody to answer alone', 'askForAnswers', () => ({ params }));
  await measure('what somebody was asked to answer alone', 'listSelfCompletions', () => ({ params }));
  await measure('take back what was asked', 'revokeSelfCompletion', async () => ({
    params: { ...params, requestId: (await askFor()).requestId },
  }));
  await measure('page that a link leads to', 'showLink');
  await measure('open what was asked', 'openLink', async () => ({ body: await handedOver() }));
  await measure('answer a question alone', 'answerQuestion', async () => ({
    body: { ...(await opened()), questionnaire: 'phq', question: '0', score: '1', go: 'next' },
  }));
  await measure('take back an answer given alone', 'answerQuestion', async () => {
    const asked = { ...(await opened()), questionnaire: 'phq', question: '0' };
    await call('answerQuestion', { body: { ...asked, score: '1', go: 'next' } });
    return { body: { ...asked, go: 'clear' } };
  });
  await measure('leave feedback alone', 'leaveFeedback', async () => ({
    body: { ...(await opened({ questionnaires: [], feedback: true })), ...nextFeedback, go: 'send' },
  }));
};
