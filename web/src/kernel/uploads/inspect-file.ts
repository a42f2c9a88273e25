import type { Upload } from '../../../../shared/documents/document.ts';
import { type DocumentFault, type DocumentType, documentPolicy } from '../../../../shared/documents/document-policy.ts';
import { documentTypeOf } from '../../../../shared/documents/document-type.ts';

export type FileFault = Extract<DocumentFault, 'wrong-type' | 'too-large' | 'protected'> | 'empty';
export type Inspected = { type: DocumentType } | { fault: FileFault };

const encrypted = [...'/Encrypt'].map((char) => char.charCodeAt(0));

const isEncrypted = (file: Uint8Array): boolean => {
  for (let at = file.indexOf(0x2f); at >= 0; at = file.indexOf(0x2f, at + 1)) {
    if (encrypted.every((byte, index) => file[at + index] === byte)) return true;
  }
  return false;
};

/**
 * The type of a chosen file, or why it would be refused: shown before it is sent. The server checks again, more
 * closely.
 */
export const inspectFile = (file: Uint8Array): Inspected => {
  if (file.length === 0) return { fault: 'empty' };
  if (file.length > documentPolicy.mostBytes) return { fault: 'too-large' };
  const type = documentTypeOf(file);
  if (type === undefined) return { fault: 'wrong-type' };
  return type === 'application/pdf' && isEncrypted(file) ? { fault: 'protected' } : { type };
};

/** A file name that can be stored: on one line, within the limit. */
export const tidyName = (name: string): string =>
  [...name.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')].slice(0, 150).join('').trim() ||
  'file';

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
