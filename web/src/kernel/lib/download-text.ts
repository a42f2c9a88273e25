/** Makes the browser save a text as a file. */
export const downloadText = (parts: readonly string[], name: string, type = 'text/csv;charset=utf-8'): void => {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
