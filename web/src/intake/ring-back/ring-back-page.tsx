import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ringBack } from '#words/pages/ring-back.ts';
import { services } from '#words/pages/services.ts';
import { ringBackWords } from '#words/ring-back-form.ts';
import { ringBackForm } from '../../../../shared/intake/ring-back-form.ts';
import { facts, type Service } from '../../../../shared/organisation/facts.ts';
import { FormFields } from '../../kernel/components/form-fields/form-group.tsx';
import { PublicForm } from '../../kernel/components/public-form.tsx';
import { PublicPage } from '../../kernel/components/public-page.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './ring-back-page.module.css';

const group = ringBackForm.groups[''];

/** The service whose page led here; the page was drawn without it, and without scripts it is not sent. */
const useService = () => {
  const [service, setService] = useState<Service>();
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('service');
    setService(facts.services.find((one) => one.id === id));
  }, []);
  return service;
};

// One that was added has its name in the language of the page.
const titleOf = ({ id, name }: Service): string => {
  const titles: Readonly<Record<string, { title: string }>> = services.services;
  return titles[id]?.title ?? name;
};

/** What is shown to whoever has asked, in the place of the form. */
const Asked = ({ children }: { children: ReactNode }) => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className={styles.asked}>
      <p className="lead">{ringBackWords.text}</p>
      {children}
    </div>
  );
};

export const Component = () => {
  const [wrong, setWrong] = useState(false);
  const [given, setGiven] = useState<ReactNode>();
  const service = useService();
  const load = async () => {
    const { askRingBack } = await import('./submission.tsx');
    return (entries: FormData) => askRingBack(entries, undefined, { service: service?.id ?? '' });
  };
  return (
    <PublicPage
      words={given ? { ...ringBack, lead: '' } : ringBack}
      path={screens.ringBack}
      isWrong={wrong}
      className={styles.page}
    >
      {given ? (
        <Asked>{given}</Asked>
      ) : (
        <PublicForm
          form={ringBackForm}
          action={__RING_BACK_FORM_ACTION__}
          aria-label={ringBackForm.title}
          load={load}
          noConnection={ringBackWords.noConnection}
          onErrors={setWrong}
          onSent={setGiven}
          heading={
            <>
              {service && <p>{ringBack.about(titleOf(service))}</p>}
              <p>{group.hint}</p>
            </>
          }
        >
          {(errors) => <FormFields name="" group={group} errors={errors} autofill />}
        </PublicForm>
      )}
    </PublicPage>
  );
};
