import { me, nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import { may } from '../../kernel/session/may.ts';
import { useMayTakeOn, useWorkersSpeaking } from '../../patients/parts/queries.ts';

type Props = {
  worker: StaffUser | undefined;
  /** The person's language: colleagues who speak it come first. */
  language: string;
  name: string;
  error: string | undefined;
  value: string;
  onChoose: (id: string) => void;
};

const label = 'Who looks after them';

const Anybody = ({ language, ...field }: Omit<Props, 'worker'>) => {
  const { data: staff = [] } = useWorkersSpeaking(language);
  return (
    <SelectField
      {...field}
      label={label}
      choices={[
        [nobody, 'Nobody yet'],
        ...staff.map(
          (member) => [member.id, `${fullName(member)}${member.speaks ? `, speaks ${language}` : ''}`] as const,
        ),
      ]}
    />
  );
};

/** The worker from now on: an admin chooses anybody; staff choose themselves, where there is no worker and they may. */
export const WorkerField = ({ worker, language, ...field }: Props) => {
  const mayTakeOn = useMayTakeOn();
  if (may('mayAssignPatients')) return <Anybody language={language} {...field} />;
  if (!mayTakeOn || worker) {
    return <p>Looked after by: {worker ? fullName(worker) : 'nobody yet. An admin assigns a worker.'}</p>;
  }
  const choices = [[nobody, 'Nobody yet'] as const, [me, 'Me'] as const];
  return <SelectField {...field} label={label} choices={choices} />;
};
