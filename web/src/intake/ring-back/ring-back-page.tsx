import { useEffect, useState } from 'react';
import { ringBack } from '#words/pages/ring-back.ts';
import { services } from '#words/pages/services.ts';
import { ringBackWords } from '#words/ring-back-form.ts';
import { ringBackForm } from '../../../../shared/intake/ring-back-form.ts';
import { readPublicForm } from '../../../../shared/kernel/forms/public-form.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { ErrorSummary } from '../../kernel/components/error-summary.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { FormFields } from '../../kernel/components/form-fields/form-group.tsx';
import { Honeypot } from '../../kernel/components/form-fields/honeypot.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { usePublicForm } from '../../kernel/components/use-public-form.ts';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './ring-back-page.module.css';

const group = ringBackForm.groups[''];

/** The service whose page led here; the page was drawn without it, and without scripts it is not sent. */
const useService = () => {
  const [service, setService] = useState<(typeof organisation.services)[number]>();
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('service');
    setService(organisation.services.find((one) => one.id === id));
  }, []);
  return service;
};

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  const service = useService();
  const { errors, attempt, status, submit, prepare } = usePublicForm({
    read: (form) => ({ ...readPublicForm(ringBackForm, new FormData(form)), service: service?.id ?? '' }),
    load: async () => (await import('../parts/submission.ts')).askRingBack,
    noConnection: ringBackWords.noConnection,
    onErrors: setWrong,
  });
  return (
    <div className={styles.page}>
      <PageHead title={ringBack.title} isWrong={wrong} description={ringBack.description} path={screens.ringBack} />
      <Heading>{ringBack.title}</Heading>
      <p className="lead">{ringBack.lead}</p>
      <form
        method="post"
        action={__RING_BACK_FORM_ACTION__}
        aria-label={ringBackForm.title}
        noValidate
        onFocus={prepare}
        onSubmit={submit}
      >
        {service && <p>{ringBack.about(services.services[service.id].title)}</p>}
        <p>{group.hint}</p>
        <ErrorSummary errors={errors} attempt={attempt} />
        <FormFields name="" group={group} errors={errors} autofill />
        <Honeypot />
        <FormActions label={ringBackForm.submit} status={status} />
      </form>
    </div>
  );
};
