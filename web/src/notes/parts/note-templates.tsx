import { useState } from 'react';
import { type NoteTemplate, templatesFor, withTemplate } from '../../../../shared/notes/note-templates.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import styles from './note-templates.module.css';

type Props = {
  /** The name of the control of the note, with which this one is told apart. */
  name: string;
  templates: readonly NoteTemplate[];
  /** The service of the patient, once one is chosen. */
  service: string | undefined;
  text: string;
  onWrite: (text: string) => void;
};

/** The templates of the organisation, of which one comes under what is written; nothing where there is none. */
export const NoteTemplates = ({ name, templates, service, text, onWrite }: Props) => {
  const announce = useAnnounce();
  const [chosen, setChosen] = useState('');
  const offered = templatesFor(service, templates);
  const template = offered.find(({ id }) => id === chosen);
  if (offered.length === 0) return null;
  const insert = () => {
    if (!template) return;
    onWrite(withTemplate(text, template));
    setChosen('');
    announce(`${template.name} is in the note.`);
  };
  return (
    <div className={styles.templates}>
      <SelectField
        name={`${name}-template`}
        label="Template"
        value={template ? chosen : ''}
        choices={[['', 'None'], ...offered.map((one) => [one.id, one.name] as const)]}
        onChoose={setChosen}
      />
      <QuietButton label="Put it into the note" isOff={!template} onClick={insert} />
    </div>
  );
};
