import type { Upload } from '../../../../shared/api/document.ts';

const created = 204;

/**
 * Posts a file with the form that was given for it. Answers whether it arrived; `onProgress` is told how much of it has, of
 * 100. Not by `fetch`, which does not say.
 */
export const sendFile = (
  { url, fields }: Upload,
  file: Blob,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<boolean> =>
  new Promise((resolve) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)));
    request.addEventListener('loadend', () => resolve(request.status === created));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(form);
  });
