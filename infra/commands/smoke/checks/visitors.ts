import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { assert, type Check } from '../visit.ts';
import { deactivateAtCleanup, patientOf } from './assumptions.ts';

const remedy = 'Look at the log of Intake for the number in the answer.';

/** What visitors send arrives with staff. */
export const sendAsVisitor: Check = async (visit) => {
  const { url, check, ask, cleanup, mark } = visit;
  const body = {
    lastName: mark,
    phone: '07700 900456',
    message: 'A message of the smoke test, which deletes it again.',
  };
  const { contactId } = await check({ title: 'A message is sent', remedy }, () =>
    ask.succeed(intakeCalls.sendContactMessage, { body: { firstName: 'Smoke test', ...body } }),
  );
  cleanup('The message that was sent is deleted', () =>
    ask.succeed(messageCalls.deleteContact, { params: { id: contactId }, headers: visit.signedIn }),
  );
  await check(
    { title: 'Staff read it, and it stands first in their list', remedy: 'Look at the log of Inbox.' },
    async () => {
      const headers = visit.signedIn;
      await ask.succeed(messageCalls.readContact, { params: { id: contactId }, headers });
      const { content } = await ask.succeed(messageCalls.listContacts, { params: { page: '1' }, headers });
      assert(
        content.some((row) => row.contactId === contactId),
        'it is not listed',
      );
    },
  );
  await check({ title: 'A form that is sent without scripts is answered with a page', remedy }, async () => {
    const response = await fetch(`${url}${intakeCalls.sendContactMessage.path}`, {
      method: 'POST',
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
      // Without a way to answer: it is returned for completion, and nothing is stored.
      body: new URLSearchParams({ message: 'A message of the smoke test' }),
    });
    const type = response.headers.get('content-type') ?? 'nothing';
    assert(type.startsWith('text/html'), `it was answered ${response.status} with ${type}`);
  });
  await check(
    {
      title: 'A letter is taken as its form says, and as nothing else',
      remedy: `${remedy} It needs the bucket for a day, its key, and its CORS rule.`,
    },
    async () => {
      const letter = '%PDF-1.4 of the smoke test';
      const body = { name: 'smoke-test.pdf', type: 'application/pdf', bytes: letter.length } as const;
      // It goes with no referral: the bucket deletes it within a day.
      const upload = await ask.succeed(intakeCalls.offerUpload, { body });
      const post = async (type: string) => {
        const form = new FormData();
        const fields = { ...upload.fields, 'Content-Type': type };
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        form.append('file', new Blob([letter]));
        return await fetch(upload.url, { method: 'POST', body: form, headers: { origin: url } });
      };
      const other = await post('text/html');
      assert(other.status === 403, `a page of the web was answered ${other.status}`);
      const sent = await post(body.type);
      assert(sent.status === 204, `it was answered ${sent.status}: ${(await sent.text()).slice(0, 200)}`);
      assert(sent.headers.get('access-control-allow-origin') !== null, 'a page of the site may not see the answer');
    },
  );
  await check({ title: 'Somebody asks to be rung back, and it is among the messages', remedy }, async () => {
    const body = { phone: '07700 900456', times: `Never: ${mark}`, language: 'English' };
    const { contactId: id } = await ask.succeed(intakeCalls.askRingBack, { body });
    cleanup('The wish to be rung back is deleted', () =>
      ask.succeed(messageCalls.deleteContact, { params: { id }, headers: visit.signedIn }),
    );
    await ask.succeed(messageCalls.readContact, { params: { id }, headers: visit.signedIn });
  });
  const { patientId, reference } = await check({ title: 'A referral is sent', remedy }, () =>
    ask.succeed(intakeCalls.sendReferral, { body: patientOf(mark) }),
  );
  deactivateAtCleanup(visit, patientId);
  await check(
    { title: 'Its reference and date of birth say where it is, and a wrong one says nothing', remedy },
    async () => {
      const { dob } = patientOf(mark).referralPersonalDetails;
      await ask.succeed(intakeCalls.readReferralStatus, { body: { reference, dob } });
      await ask.expect(404, intakeCalls.readReferralStatus, { body: { reference, dob: '1990-02-01' } });
    },
  );
  await check({ title: 'Staff find it', remedy: 'Look at the log of Records.' }, () =>
    ask.succeed(patientCalls.readReferral, { params: { id: patientId }, headers: visit.signedIn }),
  );
};
