import { noteTemplateCalls } from '../../../../shared/notes/template-calls.ts';
import { useReading } from '../../kernel/lib/query.ts';

/** The templates of the organisation, which change seldom. */
export const useNoteTemplates = () =>
  useReading(noteTemplateCalls.readNoteTemplates, {}, { staleTime: Number.POSITIVE_INFINITY });
