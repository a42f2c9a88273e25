import { me, nobody } from '../../../../shared/api/caseload.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { Field } from '../../components/field.tsx';
import { useMayTakeOn, useWorkersSpeaking } from '../../entities/patient/queries.ts';
import { fullName } from '../../lib/full-name.ts';
import { may } from '../../lib/session/may.ts';

type Props = {
  worker: StaffUser | undefined;
  /** The person's language: colleagues who speak it come first. */
  language: string;
  value: string;
  onChoose: (id: string) => void;
};

const Anybody = ({ language, value, onChoose }: Omit<Props, 'worker'>) => {
  const { data: staff = [] } = useWorkersSpeaking(language);
  return (
    <Field name="worker" label="Who looks after them">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value={nobody}>Nobody yet</option>
          {staff.map((member) => (
            <option key={member.id} value={member.id}>
              {fullName(member)}
              {member.speaks && `, speaks ${language}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** The worker from now on: an admin chooses anybody; staff choose themselves, where there is no worker and they may. */
export const WorkerField = ({ worker, language, value, onChoose }: Props) => {
  const mayTakeOn = useMayTakeOn();
  if (may('mayAssignPatients')) return <Anybody language={language} value={value} onChoose={onChoose} />;
  if (!mayTakeOn || worker) {
    return <p>Looked after by: {worker ? fullName(worker) : 'nobody yet. An admin assigns a worker.'}</p>;
  }
  return (
    <Field name="worker" label="Who looks after them">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value={nobody}>Nobody yet</option>
          <option value={me}>Me</option>
        </select>
      )}
    </Field>
  );
};
