import { useState } from 'react';
import { Link } from 'react-router-dom';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import styles from './site.module.css';
import { type SiteValues, siteDraftForm } from './site-fields.ts';
import { limits, type SiteDraft, SiteForm, savedOf } from './site-form.tsx';

const Site = ({ draft, onPutBack }: { draft: SiteDraft; onPutBack: () => void }) => {
  const form = useStaffForm<SiteValues>({
    place: { form: 'public-site', recordId: undefined },
    schema: siteDraftForm,
    saved: savedOf(draft),
    limits,
  });
  return (
    <>
      <p className={styles.hint}>
        What visitors read about reaching you. Changes here and on the screens below are a draft until you publish them:
        save, look at the preview, publish.
      </p>
      <ul className={styles.further}>
        <li>
          <Link to={screens.siteServices}>Services</Link>: what you offer, and how you work in each.
        </li>
        <li>
          <Link to={screens.siteWords}>Words of the site</Link>: every other sentence, in each language.
        </li>
        <li>
          <Link to={screens.sitePictures}>Pictures</Link>: your photographs in the place of drawings.
        </li>
        <li>
          <Link to={screens.sitePages}>Added pages</Link>: news, an event, a call for volunteers.
        </li>
      </ul>
      <SiteForm form={form} version={draft.version} />
      <div className={styles.parts}>
        <Preview draft={draft} />
        <Publish draft={draft} isDirty={form.isDirty} />
        <History draft={draft} onPutBack={onPutBack} />
      </div>
    </>
  );
};

export const Component = () => {
  // What was put back begins in a form of its own: one that is open shows what was typed into it.
  const [form, setForm] = useState(0);
  const draft = useReading(publishingCalls.readSiteDraft, {});
  return (
    <section>
      <StaffHeading title={titles.publicSite} />
      <Loaded from={draft}>{(read) => <Site key={form} draft={read} onPutBack={() => setForm(form + 1)} />}</Loaded>
    </section>
  );
};
