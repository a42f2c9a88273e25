import { safetyPlanParts } from '../../../../shared/safety/safety-plan.ts';
import type { SafetyPlanWords } from '../../../../shared/safety/safety-plan-schema.ts';

type Props = { words: SafetyPlanWords; heading: 'h2' | 'h3'; className?: string | undefined };

/** The plan, part by part; an empty part is left out. */
export const PlanParts = ({ words, heading: Heading, className }: Props) => (
  <>
    {safetyPlanParts
      .filter(({ name }) => words[name] !== '')
      .map(({ name, title }) => (
        <section key={name} className={className}>
          <Heading>{title}</Heading>
          <p data-as-written>{words[name]}</p>
        </section>
      ))}
  </>
);
