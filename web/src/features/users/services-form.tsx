import type { UserAccount } from '../../../../shared/api/users.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { FormActions } from '../../components/form-actions.tsx';
import { Choices } from '../../components/form-fields/choices.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { useChooseServices } from './queries.ts';
import { nameOf, worksInText } from './words.ts';

const services = organisation.services.map(({ id, name }) => ({ id, label: name }));

type Props = { account: UserAccount; onDone: () => void };

/** The services whose records somebody opens without giving a reason. */
export const ServicesForm = ({ account, onDone }: Props) => {
  const { mutateAsync } = useChooseServices();
  const { username, worksIn } = account;
  const { status, errors, submit } = useChangeForm(async (_, chosen) => {
    const changed = await mutateAsync({
      username,
      services: chosen('services'),
      version: worksIn?.version ?? 0,
    });
    return `${nameOf(changed)} works in ${worksInText(changed)} now.`;
  }, onDone);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Choices
        name="services"
        label="Services"
        hint="They open the records of these, and of their caseload; any other with a reason. Tick none for all services."
        error={errors.services}
        type="checkbox"
        choices={services}
        value={worksIn?.services ?? []}
      />
      <FormActions label="Save services" status={status} />
    </form>
  );
};
