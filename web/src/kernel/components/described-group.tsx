import type { DescribedAnswer } from '../../../../shared/kernel/forms/describe.ts';

type Props = {
  answers: readonly DescribedAnswer[];
  className?: string | undefined;
  /** A style for answers that do not fit a column and are read along a line. */
  long?: string | undefined;
  /** Whether phone numbers and email addresses are links for this reader. */
  linked?: boolean;
};

const longText = 60;

/** The answers of a group of a form, each under its label. */
export const DescribedGroup = ({ answers, className, long, linked = false }: Props) => (
  <dl className={className}>
    {answers.map(({ name, label, text, link }) => (
      <div key={name || label} className={text.length > longText ? long : undefined}>
        <dt>{label}</dt>
        <dd>{linked && link ? <a href={link}>{text}</a> : text || 'Blank'}</dd>
      </div>
    ))}
  </dl>
);
