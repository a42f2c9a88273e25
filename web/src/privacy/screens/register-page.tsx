import { rolesWith } from '../../../../shared/kernel/permissions.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import { activities, dataSubjectLabels, protection, recipients } from '../../../../shared/privacy/processing.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { titles } from '../../kernel/lib/paths.ts';
import { roleLabels } from '../../users/parts/role-labels.ts';
import styles from '../parts/privacy.module.css';

type Activity = (typeof activities)[number];

const seenBy = ({ seenBy: permission }: Activity): string =>
  permission
    ? rolesWith(permission)
        .map((role) => roleLabels[role])
        .join(', ')
    : 'Nobody in person';

/** What the product stores about people, by what it is for. */
export const Component = () => (
  <article>
    <StaffHeading title={titles.processingRegister} />
    <p>
      {facts.legalName} decides how this information is used. The list is made from what the product stores; what you
      store elsewhere, such as paper, email and payroll, is not in it. Have the bases in law confirmed by whoever
      advises you.
    </p>
    <QuietButton label="Print" onClick={() => window.print()} />
    {activities.map((activity) => (
      <Section key={activity.id} id={activity.id} title={activity.name} className={styles.activity}>
        <Facts
          className={styles.facts}
          facts={[
            ['Why', activity.why],
            ['Whose information', activity.whose.map((one) => dataSubjectLabels[one]).join('; ')],
            ['Basis in law', activity.basis],
            ['How long', activity.howLong],
            ['Seen by', seenBy(activity)],
          ]}
        />
        <details>
          <summary>What is stored</summary>
          <ul>
            {activity.kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        </details>
      </Section>
    ))}
    <Section id="recipients" title="Who else gets it">
      <ul>
        {recipients.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
    <Section id="safeguards" title="How it is protected">
      <ul>
        {protection.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  </article>
);
