import { expect, it } from 'vitest';
import { dispositionOf, fileNameOf } from './disposition.ts';

it('a file keeps the name that people gave it, with the end of what it is', () => {
  expect(fileNameOf('Letter of Dr Shah', 'application/pdf')).toBe('Letter of Dr Shah.pdf');
  expect(fileNameOf('scan.JPEG', 'image/jpeg')).toBe('scan.jpg');
  expect(fileNameOf('letter.pdf.exe', 'application/pdf')).toBe('letter.pdf.exe.pdf');
  expect(fileNameOf('../../etc/passwd', 'image/png')).toBe('..-..-etc-passwd.png');
});

it('the header names it in plain letters and whole, and nothing in a name ends the header', () => {
  expect(dispositionOf('saved', 'Letter.pdf')).toBe(`attachment; filename="Letter.pdf"; filename*=UTF-8''Letter.pdf`);
  expect(dispositionOf('shown', 'خط.pdf')).toBe(`inline; filename="__.pdf"; filename*=UTF-8''%D8%AE%D8%B7.pdf`);
  expect(dispositionOf('saved', `a"; filename="b'\r\n.pdf`)).toMatch(
    /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%!~-]+$/,
  );
});
