import type { UserAccount } from '../../../../shared/api/users.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { Choices } from '../../components/form-fields/choices.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { useChooseServices } from './queries.ts';
import { nameOf, worksInText } from './words.ts';

const services = organisation.services.map(({ id, name }) => ({ id, label: name }));

type Props = { account: UserAccount; onDone: () => void };

/** The services whose records somebody opens without giving a reason. */
export const ServicesForm = ({ account, onDone }: Props) => {
  const { mutateAsync } = useChooseServices();
  const { username, worksIn } = account;
  const form = useChangeForm(async (_, chosen) => {
    const changed = await mutateAsync({
      username,
      services: chosen('services'),
      version: worksIn?.version ?? 0,
    });
    return `${nameOf(changed)} works in ${worksInText(changed)} now.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} method="post" onSubmit={form.submit} save="Save services">
      <Choices
        {...form.field('services')}
        label="Services"
        hint="They open the records of these, and of their caseload; any other with a reason. Tick none for all services."
        type="checkbox"
        choices={services}
        value={worksIn?.services ?? []}
      />
    </StaffFormFrame>
  );
};
