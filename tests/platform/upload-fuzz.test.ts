import { expect, it } from 'vitest';
import { type Checked, checkDocument } from '../../functions/documents/files/check-document.ts';
import type { Upload } from '../../shared/documents/document.ts';
import { type DocumentType, documentTypes } from '../../shared/documents/document-policy.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { ask } from '../support/ask.ts';
import { describeFile, makePdf, postFile } from '../support/documents.ts';
import { makePng } from '../support/made-png.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();

// The same numbers in every run, so that a failure can be repeated.
let seed = 20_261_122;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  // The lowest bits of these numbers repeat after a few.
  return Math.floor((seed / 2 ** 32) * below);
};
const pick = <One>(some: readonly One[]): One => some[random(some.length)] as One;
const noise = (length: number) => Buffer.from(Array.from({ length }, () => random(256)));

const letter = await makePdf();
const offer = async (): Promise<Upload> => {
  const file = { name: 'Letter.pdf', type: 'application/pdf', content: letter } as const;
  const { body } = await ask(product.url, intakeCalls.offerUpload, { body: describeFile(file) });
  return intakeCalls.offerUpload.replies[201].parse(body);
};

const changeText = (text: string): string => {
  const at = random(text.length);
  return pick([
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(33 + random(90)) + text.slice(at + 1),
    () => `${text}${String.fromCharCode(33 + random(90))}`,
    () => '',
  ])();
};
const rewritePolicy = (policy: string): string => {
  const written = JSON.parse(Buffer.from(policy, 'base64').toString()) as { conditions: unknown[]; expiration: string };
  const changed = pick([
    { ...written, conditions: [] },
    { ...written, expiration: '2999-01-01T00:00:00Z' },
    { ...written, conditions: written.conditions.filter((one) => !Array.isArray(one)) },
    { ...written, conditions: [...written.conditions.slice(1), ['starts-with', '$key', '']] },
  ]);
  return Buffer.from(JSON.stringify(changed)).toString('base64');
};

it('takes of 300 forms that were changed at random none but those that say the same', async () => {
  const upload = await offer();
  const counts = { tried: 0, refused: 0, same: 0 };
  for (let round = 0; round < 300; round += 1) {
    const name = pick(Object.keys(upload.fields));
    const before = upload.fields[name] ?? '';
    const after = name === 'Policy' && random(2) === 0 ? rewritePolicy(before) : changeText(before);
    const [content, isOther] = random(4) === 0 ? [noise(1 + random(2000)), true] : [letter, false];
    const status = await postFile({ ...upload, fields: { ...upload.fields, [name]: after } }, content);
    const isSame = after === before && (!isOther || content.length === letter.length);
    counts.tried += 1;
    if (isSame) counts.same += 1;
    else if (status >= 400 && status < 500) counts.refused += 1;
    if (isSame) expect(status).toBe(204);
  }
  expect(counts).toEqual({ tried: 300, refused: 300 - counts.same, same: counts.same });
  expect(counts.same).toBeLessThan(10);
});

const glue = (one: Buffer, other: Buffer) => {
  const at = random(one.length);
  return Buffer.concat([one.subarray(0, at), other, one.subarray(at)]);
};

it('opens of 400 files that are two things at once, or half of one, nothing that was hidden in them', async () => {
  const hidden = Buffer.from('<script>alert(document.domain)</script>');
  const png = makePng(20, 10);
  const whole: readonly Buffer[] = [letter, png, Buffer.from('GIF89a'), Buffer.from('PK\u0003\u0004'), hidden];
  const counts = { tried: 0, refused: 0, madeAnew: 0 };
  for (let round = 0; round < 400; round += 1) {
    const file = pick([
      () => Buffer.concat([pick(whole), pick(whole), hidden]),
      () => glue(pick(whole), hidden),
      () => Buffer.concat([hidden, pick(whole)]),
      () => pick(whole).subarray(0, random(300)),
      () => noise(random(500)),
    ])();
    const declared: DocumentType = pick(documentTypes);
    const checked: Checked = await checkDocument(file, declared);
    counts.tried += 1;
    if ('fault' in checked) counts.refused += 1;
    else {
      counts.madeAnew += 1;
      expect(checked.type).toBe(declared);
      // In a PDF it may be words of a page; never before it, where a browser would see a web page.
      expect(checked.file.subarray(0, 8).includes(hidden.subarray(0, 7))).toBe(false);
      expect(declared !== 'application/pdf' && checked.file.includes(hidden)).toBe(false);
    }
  }
  expect(counts.refused + counts.madeAnew).toBe(400);
  expect(counts.refused).toBeGreaterThan(300);
  console.log(JSON.stringify(counts));
});
