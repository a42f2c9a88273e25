import type { ReactNode } from 'react';
import { countOf, sessionPolicy } from '../../../../shared/domain/session-policy.ts';
import { organisation, privacyWords } from '../../../../shared/organisation.ts';

const { legalName, address } = organisation;
const write = <a href={`mailto:${privacyWords.contact}`}>{privacyWords.contact}</a>;

/** What the policy says, part by part. It may say only what the product does. */
export const privacySections: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: (
      <p>
        {legalName}, {address.slice(1).join(', ')}. We decide how your information is used, and the law holds us to it.
        Questions go to {write}.
      </p>
    ),
  },
  {
    id: 'what-we-ask',
    title: 'What we ask and why',
    text: (
      <>
        <ul>
          <li>
            <strong>A message to us:</strong> your name, a way to answer you, and your words. We use them to answer you.
          </li>
          <li>
            <strong>A referral:</strong> who needs support, what is happening and who else helps. We use it to offer the
            right support and to keep people safe. Apart from a name and one way to reach somebody, every question may
            be left blank.
          </li>
          <li>
            <strong>If you use our services:</strong> notes of our meetings and answers to set questions about mood,
            worry and safety. They help you and your counsellor to see what is working.
          </li>
        </ul>
        <p>
          Details about health, faith, ethnicity and sexuality are special in law. We use them to give you health and
          social care, and for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'safe-contact',
    title: 'How it is safe to reach you',
    text: (
      <p>
        Both forms ask this. Our staff see your answer before anything else you wrote. If you leave it blank, we ring,
        leave no message and do not say who we are.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who can see it',
    text: (
      <>
        <p>Only people who work here and need it.</p>
        <ul>
          <li>
            Only admins that the organisation has made can let staff in, and the admin side of this site is restricted
            to them.
          </li>
          <li>
            Staff sign in with a password and then a code that we text to their own phone. The code stops working after{' '}
            {countOf(sessionPolicy.codeMinutes, 'minute')}.
          </li>
          <li>Anyone who does nothing for {countOf(sessionPolicy.idleMinutes, 'minute')} is signed out.</li>
          <li>
            Every time a member of staff opens or changes a record, we keep a note of who did it and when. We check our
            security every three months.
          </li>
        </ul>
        <p>
          We share what you told us only if you agree, if the law says we must, or if somebody is in danger. If we can,
          we tell you first.
        </p>
      </>
    ),
  },
  {
    id: 'where-it-is',
    title: 'Where it is kept',
    text: (
      <p>
        On encrypted computers in London, run for us by Amazon Web Services. They store it; they may not read or use it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <ul>
        <li>
          <strong>Messages:</strong> six months. Then somebody looks at them and deletes what is no longer needed.
        </li>
        <li>
          <strong>Mental health records:</strong> 20 years after our last contact with you, as the NHS records code asks
          us to.
        </li>
      </ul>
    ),
  },
  {
    id: 'this-website',
    title: 'This website',
    text: (
      <p>
        There are no advertisements, no trackers and no cookies that follow you. While you fill in a referral, your
        answers stay in this tab of your browser until you send them, close the tab or press ‘Leave this site quickly’.
        The map on our contact page comes from OpenStreetMap, and only if you ask for it.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask for',
    text: (
      <>
        <ul>
          <li>A copy of what we hold about you.</li>
          <li>To have mistakes put right.</li>
          <li>To have something deleted, or to stop us using it, where the law lets us.</li>
        </ul>
        <p>
          Write to {write}. We answer within a month. If you are not content with the answer, you can{' '}
          <a href={privacyWords.regulator}>complain to the Information Commissioner’s Office</a>.
        </p>
      </>
    ),
  },
];
