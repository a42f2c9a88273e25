import { organisation, privacyWords } from '../../../../shared/organisation.ts';
import { Heading } from '../../components/heading.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { screens } from '../../lib/paths.ts';
import styles from './privacy-page.module.css';

const { legalName, address } = organisation;

export const Component = () => (
  <div className={styles.page}>
    <PageHead
      title="Privacy Policy"
      description="What we ask, why we ask it, who can see it, how long we keep it and what you can ask us to do."
      path={screens.privacy}
    />
    <Heading>Privacy Policy</Heading>
    <p className="lead">What you tell us is yours. Here is what we do with it, in plain words.</p>

    <h2>Who we are</h2>
    <p>
      {legalName}, {address.slice(1).join(', ')}. We decide how your information is used, and the law holds us to it.
      Questions go to <a href={`mailto:${privacyWords.contact}`}>{privacyWords.contact}</a>.
    </p>

    <h2>What we ask and why</h2>
    <ul>
      <li>
        <strong>A message to us:</strong> your name, a way to answer you, and your words. We use them to answer you.
      </li>
      <li>
        <strong>A referral:</strong> who needs support, what is happening and who else helps. We use it to offer the
        right support and to keep people safe. Apart from a name and one way to reach somebody, every question may be
        left blank.
      </li>
      <li>
        <strong>If you use our services:</strong> notes of our meetings and answers to set questions about mood, worry
        and safety. They help you and your counsellor to see what is working.
      </li>
    </ul>
    <p>
      Details about health, faith, ethnicity and sexuality are special in law. We use them to give you health and social
      care, and for nothing else.
    </p>

    <h2>How it is safe to reach you</h2>
    <p>
      Both forms ask this. Our staff see your answer before anything else you wrote. If you leave it blank, we ring,
      leave no message and do not say who we are.
    </p>

    <h2>Who can see it</h2>
    <p>
      Only people who work here and need it. Only admins that the organisation has made can let staff in, and the admin
      side of this site is restricted to them. Staff sign in with a password and then a code that we text to their own
      phone. The code stops working after 10 minutes. Anyone who does nothing for 20 minutes is signed out. Every time a
      member of staff opens or changes a record, we keep a note of who did it and when. We check our security every
      three months.
    </p>
    <p>
      We share what you told us only if you agree, if the law says we must, or if somebody is in danger. If we can, we
      tell you first.
    </p>

    <h2>Where it is kept</h2>
    <p>
      On encrypted computers in London, run for us by Amazon Web Services. They store it; they may not read or use it.
    </p>

    <h2>How long we keep it</h2>
    <p>
      We keep messages for six months, then somebody looks at them and deletes what is no longer needed. The NHS records
      code asks us to keep mental health records for 20 years after our last contact with you.
    </p>

    <h2>This website</h2>
    <p>
      There are no advertisements, no trackers and no cookies that follow you. While you fill in a referral, your
      answers stay in this tab of your browser until you send them, close the tab or press ‘Leave this site quickly’.
      The map on our contact page comes from OpenStreetMap, and only if you ask for it.
    </p>

    <h2>What you can ask for</h2>
    <ul>
      <li>A copy of what we hold about you.</li>
      <li>To have mistakes put right.</li>
      <li>To have something deleted, or to stop us using it, where the law lets us.</li>
    </ul>
    <p>
      Write to <a href={`mailto:${privacyWords.contact}`}>{privacyWords.contact}</a>. We answer within a month. If you
      are not content with the answer, you can{' '}
      <a href={privacyWords.regulator}>complain to the Information Commissioner’s Office</a>.
    </p>
    <p className={styles.updated}>Last changed on {privacyWords.updated}.</p>

    <NextStep title="Still unsure?" to={screens.contact} label="Contact us">
      Ask us before you tell us anything. You do not have to give your real name to ask a question.
    </NextStep>
  </div>
);
