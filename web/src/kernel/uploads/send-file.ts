import type { Upload } from '../../../../shared/documents/document.ts';

const created = 204;

/**
 * Posts a file with its upload form. Returns whether it arrived; `onProgress` gets the percentage sent. Not by
 * `fetch`, which has no progress.
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
