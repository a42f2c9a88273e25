const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a picture named in the organisation's words: `tea` is `tea.svg`. */
export const picture = (name: string): string => {
  const file = files[`./${name}.svg`];
  if (!file) throw new Error(`There is no picture '${name}' in web/src/pictures.`);
  return file;
};
