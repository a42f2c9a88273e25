import { controlId } from '../../components/field.tsx';

/** Opens the section of a field, so that it can be seen and take the focus. */
export const openSectionOf = (field: string): void => {
  const section = document.getElementById(controlId(field))?.closest('details');
  if (section) section.open = true;
};

export const openSection = (id: string): void => {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
};
