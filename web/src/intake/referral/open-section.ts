import { controlId } from '../../kernel/components/field.tsx';

/** Opens the section of an element, or the section itself, so that it can be seen and take the focus. */
export const openSection = (id: string): void => {
  const section = document.getElementById(id)?.closest('details');
  if (section) section.open = true;
};

export const openSectionOf = (field: string): void => openSection(controlId(field));
