import { type SyntheticEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { easyRead } from '#words/pages/easy-read.ts';
import { publicReferralGroups } from '../../../../shared/intake/public-referral.ts';
import type { Fields, Group } from '../../../../shared/kernel/forms/field.ts';
import { controlName } from '../../../../shared/kernel/forms/read-entries.ts';
import { inWords } from '../../../../shared/kernel/forms/wording.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { useSubmission } from '../../kernel/components/use-submission.ts';
import { awaitMinimumFillTime } from '../../kernel/lib/minimum-fill-time.ts';
import { screens } from '../../kernel/lib/paths.ts';
import { EasyPage } from './easy-page.tsx';

const { form, submit: send, noConnection } = easyRead.referral;
const worded = inWords(publicReferralGroups, easyRead.referral.questions);
const { referralPersonalDetails, referralSafeContact, referralContent, referralRiskAssessment } = worded;

const only = <G extends Group>(group: G, names: readonly (keyof G['fields'] & string)[]): Group => ({
  ...group,
  fields: Object.fromEntries(names.map((name) => [name, group.fields[name]])) as Fields,
});

/** The few questions of the referral that are asked here, in easy words. All others stay blank. */
const easyQuestions: Readonly<Record<string, Group>> = {
  referralPersonalDetails: only(referralPersonalDetails, ['firstName', 'lastName', 'phone']),
  referralSafeContact: only(referralSafeContact, ['methods', 'leaveMessage']),
  referralContent: only(referralContent, ['content']),
  referralRiskAssessment: only(referralRiskAssessment, ['selfHarm', 'domestic', 'alone']),
};
const groups = Object.entries(easyQuestions);
const fieldOrder = groups.flatMap(([name, { fields }]) => Object.keys(fields).map((field) => controlName(name, field)));
// The schema, zod and the API client are loaded when somebody starts to write.
const loadSubmission = () => import('./submission.ts');

/** The short referral of somebody for themselves: the same call as the whole form, in easy words. */
const EasyReferralForm = ({ onErrors }: { onErrors: (wrong: boolean) => void }) => {
  const heading = useId();
  const navigate = useNavigate();
  const { errors, attempt, status, run } = useSubmission();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const unreachable = { kind: 'failed', text: noConnection } as const;
    await run(async () => {
      await awaitMinimumFillTime();
      const outcome = await loadSubmission().then(
        ({ sendEasyReferral }) => sendEasyReferral(entries, fieldOrder),
        () => unreachable,
      );
      onErrors('errors' in outcome);
      if (outcome.kind === 'unreachable') return unreachable;
      // Part of the submission: until the next page is shown, nothing can be sent again.
      if (outcome.kind === 'done') {
        await navigate(`${screens.referralSuccess}#${outcome.value.reference}`, { replace: true });
      }
      return outcome;
    });
  };

  return (
    <form
      method="post"
      action={__REFERRAL_FORM_ACTION__}
      aria-labelledby={heading}
      noValidate
      onFocus={() => void loadSubmission().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={heading}>{form}</h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      <input type="hidden" name="referralAudience.audience" value="me" />
      {groups.map(([name, group]) => (
        <FormGroup key={name} name={name} group={group} errors={errors} autofill />
      ))}
      <Honeypot />
      <FormActions label={send} status={status} />
    </form>
  );
};

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  return (
    <EasyPage page="referral" ideas={easyRead.referral.ideas} isWrong={wrong}>
      <EasyReferralForm onErrors={setWrong} />
    </EasyPage>
  );
};
