import { SelectField } from '../../kernel/components/select-field.tsx';
import { LanguageFilter, ServiceFilter, WorkerFilter } from '../parts/filter-fields.tsx';
import { ListFilters } from '../parts/list-filters.tsx';
import { type Choice, noChoice } from './choice.ts';

type Props = { choice: Choice | undefined; onChoose: (choice: Choice | undefined) => void };

export const Filters = ({ choice = noChoice, onChoose }: Props) => {
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    const isAnything = next.worker === '' && next.service === '' && next.language === '' && next.order === 'longest';
    // Removing the last filter shows all patients in their order of arrival; the order is a choice of its own.
    onChoose(isAnything && change.order === undefined ? undefined : next);
  };
  const chosen = [choice.worker, choice.service, choice.language, choice.order === 'latest'].filter(Boolean).length;
  return (
    <ListFilters what="patients" chosen={chosen} onLanguage={(language) => choose({ language })}>
      <WorkerFilter value={choice.worker} onChoose={(worker) => choose({ worker })} />
      <ServiceFilter value={choice.service} onChoose={(service) => choose({ service })} />
      <LanguageFilter value={choice.language} onChoose={(language) => choose({ language })} />
      <SelectField
        name="order"
        label="Order"
        value={choice.order}
        choices={[
          ['longest', 'Longest without contact first'],
          ['latest', 'Latest contact first'],
        ]}
        onChoose={(order) => choose({ order })}
      />
    </ListFilters>
  );
};
