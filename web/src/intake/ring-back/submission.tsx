import { Link } from 'react-router-dom';
import { language } from '#words/language.ts';
import { referralSent } from '#words/referral-sent.ts';
import { ringBackWords } from '#words/ring-back-form.ts';
import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { ringBackForm } from '../../../../shared/intake/ring-back-form.ts';
import { languageQuery } from '../../../../shared/kernel/written-in.ts';
import { ringBackInput } from '../../../../shared/messages/contact-message.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { createPublicSending } from '../../kernel/lib/public-sending.ts';

/** What shows later whether we rang. It is in the memory of the page alone: others may use this phone. */
const GivenCode = ({ reference, statusCode }: { reference: string; statusCode: string }) => (
  <>
    <p className="reference">
      <span>{referralSent.reference}</span> <strong>{reference}</strong> <span>{referralSent.keepReference}</span>
    </p>
    <p className="reference">
      <span>{referralSent.code}</span> <strong>{statusCode}</strong> <span>{ringBackWords.keepCode}</span>
    </p>
    <p>
      <Link to={screens.referralStatus}>{ringBackWords.see}</Link>
    </p>
  </>
);

/** Sends the request; the result is what is shown to its sender. */
export const askRingBack = createPublicSending({
  form: ringBackForm,
  input: ringBackInput,
  send: (body, idempotencyKey) =>
    send(intakeCalls.askRingBack, { body, query: languageQuery(language.key), idempotencyKey }),
  done: (answer) =>
    answer.status === 201 ? { value: <GivenCode {...answer.body} />, text: ringBackWords.text } : undefined,
});
