import type { intake } from '../../../shared/api/intake.ts';
import { referralSent } from '../../../shared/forms/referral-sent.ts';
import { organisation, phoneLink } from '../../../shared/organisation.ts';
import type { Handler } from '../../http/handler.ts';
import { drawHtmlPage, text } from '../../http/html-page.ts';

const drawContent = (reference: string): string => {
  const { title, text: accepted, reference: label, keepReference, whatHappens } = referralSent;
  return `<h1>${text(title)}</h1>
<p class="lead">${text(accepted)}</p>
<p class="reference"><span>${text(label)}</span> <strong>${text(reference)}</strong> <span>${text(keepReference)}</span></p>
<h2>What happens now</h2>
<ol>${whatHappens.map((step) => `<li>${text(step)}</li>`).join('')}</ol>
<p>If anything changes, call <a href="${phoneLink(organisation.phone)}">${text(organisation.phone)}</a>. If it cannot wait, use the numbers at the top of this page.</p>
<p><a class="button" href="/">Go to the home page</a></p>`;
};

/** Reads nothing: whoever has a reference may see it again. */
export const showSentReferral: Handler<typeof intake.showSentReferral, object> = async ({ params }) => ({
  status: 200,
  body: drawHtmlPage(referralSent.title, drawContent(params.referralId)),
});
