import { lazy, type ReactNode, Suspense } from 'react';
import { referral } from '#words/referral.ts';
import type { FormPage, FormPart } from '../../../../shared/intake/form-steps.ts';
import type { FormOfAudience } from '../../../../shared/intake/journey.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import { isList } from '../../../../shared/kernel/forms/field.ts';
import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';
import type { dangerTicks } from '../../../../shared/safety/danger-ticks.ts';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { Sentence } from '../../kernel/components/sentence.tsx';
import { SiteLink } from '../../kernel/components/site-link.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import { HelpLines } from '../parts/help-lines.tsx';
import { byEmailOrPost } from './about-form.tsx';
import helpStyles from './help-now.module.css';
import styles from './referral-form.module.css';

export const loadLater = () => import('./later.tsx');

/** The page of what else can be told, after the journey. */
const moreId = 'more';

/**
 * Who helps at once and what happens next, directly below the answers that say that somebody may be in danger. The
 * style sheet shows it once one of them is ticked, so that it works without scripts, too, and moves nothing above it.
 */
const HelpNow = () => (
  <div role="status">
    <section className={`${helpStyles.help} ${helpStyles.whenTicked}`} aria-labelledby="help-now">
      <p id="help-now" className={helpStyles.title}>
        {referral.ifItIsNow}
      </p>
      <HelpLines />
      <p>{referral.whatWeDo}</p>
    </section>
  </div>
);

// Loaded with the other parts that are needed once somebody has begun.
const Letters = lazy(async () => ({ default: (await loadLater()).Letters }));

/** A way to add letters, which needs scripts; without them, how to send one otherwise. */
const AttachLetters = ({
  audience,
  alive,
  error,
}: {
  audience: Audience;
  alive: boolean;
  error: string | undefined;
}) => {
  const otherwise = (
    <p>
      <Sentence text={referral.letterOtherwise} parts={byEmailOrPost()} />
    </p>
  );
  return alive ? (
    <Suspense fallback={otherwise}>
      <Letters audience={audience} error={error} />
    </Suspense>
  ) : (
    otherwise
  );
};

// For professionals only.
const RememberReferrer = lazy(async () => ({ default: (await loadLater()).RememberReferrer }));

type Answered = {
  draft: Draft;
  errors: FieldErrors;
  unasked: readonly string[];
  audience: Audience;
  /** Whether scripts run. */
  alive: boolean;
};

// The browser offers its own user's data, where the questions are about that person.
const isAboutReader = (name: string, audience: Audience): boolean =>
  (audience === 'me') !== (name === 'referralReferrer');

// The last tick that means danger, by its type alone: the list of them would be a script of its own for every visitor.
type LastOf<Ticks> = Ticks extends readonly [...unknown[], infer Last extends string] ? Last : never;
const helpBelow: Record<LastOf<typeof dangerTicks>, ReactNode> = { aggression: <HelpNow /> };

type PartProps = Answered & {
  part: FormPart & { id?: string };
  caption?: string;
  isContinued?: boolean;
  /** Whether it ends what a professional says of themselves. */
  isRemembered?: boolean;
  children?: ReactNode;
};

const Part = ({
  part: { id, name, group },
  caption,
  isContinued,
  isRemembered,
  children,
  audience,
  alive,
  ...answered
}: PartProps) => (
  <FormGroup
    id={id}
    name={name}
    group={group}
    caption={caption && <span className={styles.caption}>{caption} </span>}
    isContinued={isContinued}
    values={answered.draft[name]}
    errors={answered.errors}
    unasked={answered.unasked}
    autofill={isAboutReader(name, audience)}
    {...(name === 'referralRiskAssessment' && { below: helpBelow })}
  >
    {name === 'referralContent' && (
      <AttachLetters audience={audience} alive={alive} error={answered.errors.documents} />
    )}
    {isRemembered && alive && (
      <Suspense>
        <RememberReferrer />
      </Suspense>
    )}
    {children}
  </FormGroup>
);

export const FormParts = ({ parts, ...answered }: Answered & { parts: readonly FormPart[] }) =>
  parts.map((part) => <Part key={part.name} part={part} {...answered} />);

const countAnswers = ({ name, group }: FormPage, draft: Draft): number => {
  const answers = draft[name];
  if (isList(group)) return isGiven(answers) ? 1 : 0;
  return Object.entries(answers ?? {}).filter(([field, answer]) => field in group.fields && isGiven(answer)).length;
};

/** What else can be told: a link to a page for each part, all of them optional. */
const More = ({ rest, draft, caption }: { rest: readonly FormPage[]; draft: Draft; caption: string }) => (
  <section id={moreId} className={styles.step} tabIndex={-1} aria-labelledby="more-title">
    <h2 id="more-title">
      <span className={styles.caption}>{caption} </span>
      {referral.more}
    </h2>
    <p>{referral.needed}</p>
    <ul className={styles.more}>
      {rest.map((page) => {
        const count = countAnswers(page, draft);
        return (
          <li key={page.id}>
            <a href={`#${page.id}`}>{page.group.title}</a>
            {count > 0 && <span> {referral.answers(count)}</span>}
          </li>
        );
      })}
    </ul>
  </section>
);

type PagesProps = Answered & { questions: FormOfAudience };

/**
 * The form page by page. Each is an address after the `#`, so that the browser goes back to it; the style sheet shows the one that is
 * asked for, so that all of this works before and without scripts.
 */
export const FormPages = ({ questions: { way, rest }, ...answered }: PagesProps) => {
  const ids = [...way.flatMap(({ pages }) => pages.map(({ id }) => id)), moreId];
  // The last one is that of the answers.
  const captionOf = (id: string) => referral.part(ids.indexOf(id) + 1, ids.length + 1);
  const back = (id: string) => {
    const before = ids[ids.indexOf(id) - 1];
    return before ? (
      <a href={`#${before}`}>{referral.back}</a>
    ) : (
      <SiteLink to={screens.referrals}>{referral.back}</SiteLink>
    );
  };
  return (
    <>
      {way.map((step) => (
        <section key={step.id} className={styles.step} aria-labelledby={`${step.id}-title`}>
          <h2 id={`${step.id}-title`} className={styles.title}>
            {step.title}
          </h2>
          {step.pages.map((page, index) => (
            <Part
              key={page.id}
              part={page}
              caption={captionOf(page.id)}
              isContinued={step.pages[index - 1]?.name === page.name}
              isRemembered={
                answered.audience === 'client' &&
                page === step.pages.findLast(({ name }) => name === 'referralReferrer')
              }
              {...answered}
            >
              <p className={styles.turn}>
                <a className="button" href={`#${ids[ids.indexOf(page.id) + 1]}`} data-next>
                  {referral.next}
                </a>
                {back(page.id)}
              </p>
            </Part>
          ))}
        </section>
      ))}
      <More rest={rest} draft={answered.draft} caption={captionOf(moreId)} />
      <div className={styles.rest}>
        {rest.map((page) => (
          <Part key={page.id} part={page} {...answered}>
            <p className={styles.turn}>
              <a href={`#${moreId}`}>{referral.back}</a>
            </p>
          </Part>
        ))}
      </div>
    </>
  );
};
