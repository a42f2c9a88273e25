import { expect, it } from 'vitest';
import { documentPolicy } from '../../../../shared/documents/document-policy.ts';
import { inspectFile, tidyName } from './inspect-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['a PDF', bytes('%PDF-1.7\n/Page /Enc'), { type: 'application/pdf' }],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), { type: 'image/png' }],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), { type: 'image/jpeg' }],
  ['a PDF with a password', bytes('%PDF-1.7\n/Root 1 0 R /Encrypt 9 0 R'), { fault: 'protected' }],
  ['a page of the web', bytes('<html>%PDF-'), { fault: 'wrong-type' }],
  ['nothing', bytes(''), { fault: 'empty' }],
  ['more than 10 MB', new Uint8Array(documentPolicy.mostBytes + 1), { fault: 'too-large' }],
])('says of %s what it is, or why it is not taken', (_, file, found) => {
  expect(inspectFile(file)).toEqual(found);
});

it('keeps of a name what can be read on one line', () => {
  expect(tidyName('Letter\r\n of\u202E Dr Shah.pdf')).toBe('Letter of Dr Shah.pdf');
  expect(tidyName('\u0000')).toBe('file');
  expect([...tidyName('ख'.repeat(400))]).toHaveLength(150);
});
