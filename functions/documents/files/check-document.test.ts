import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { documentPolicy } from '../../../shared/documents/document-policy.ts';
import { checkDocument } from './check-document.ts';
import { packJpeg, unpackJpeg } from './jpeg-codec.ts';

const makePdf = async (change: (pdf: PDFDocument) => void | Promise<void> = () => {}) => {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('A letter', { x: 20, y: 100 });
  await change(pdf);
  return Buffer.from(await pdf.save());
};

const chunk = (type: string, data: Buffer, sum?: number) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(sum ?? crc32(named));
  return Buffer.concat([length, named, check]);
};
const header = (width: number, height: number, [depth, colour, interlace] = [8, 2, 0]) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth ?? 8, colour ?? 2, 0, 0, interlace ?? 0], 8);
  return chunk('IHDR', data);
};
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const end = chunk('IEND', Buffer.alloc(0));
const pixels = Buffer.alloc(4 * (1 + 4 * 3), 1);
const png = (...extra: Buffer[]) =>
  Buffer.concat([signature, header(4, 4), ...extra, chunk('IDAT', deflateSync(pixels)), end]);

const makeJpeg = async (width = 8, height = 4) => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  // Red at the left and the top, so that the orientation of the picture shows.
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width / 2; x += 1) data.set([255, 0, 0], (y * width + x) * 4);
  return await packJpeg({ width, height, data }, 95);
};
const jpeg = await makeJpeg();
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const exif = (orientation: number) => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
};
const withSegments = (file: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);

const secret = Buffer.from('<script>alert(document.domain)</script>');
const fileOf = async (...given: Parameters<typeof checkDocument>) => {
  const checked = await checkDocument(...given);
  if ('fault' in checked) throw new Error(checked.fault);
  return checked.file;
};

describe('what is sent is made anew', () => {
  it('a PDF keeps its pages', async () => {
    const file = await fileOf(await makePdf(), 'application/pdf');
    expect((await PDFDocument.load(file)).getPageCount()).toBe(1);
  });

  it('a PNG keeps its pixels, and nothing that was stored beside or behind them', async () => {
    const text = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), secret]));
    const file = await fileOf(Buffer.concat([png(text), secret]), 'image/png');
    expect(file.includes('script')).toBe(false);
    const packed = file.subarray(file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8);
    expect(inflateSync(packed)).toEqual(pixels);
  });

  it('a JPEG keeps its picture, and not where or with what it was taken', async () => {
    const file = await fileOf(
      Buffer.concat([withSegments(jpeg, exif(1), segment(0xfe, secret)), secret]),
      'image/jpeg',
    );
    expect(file.includes('script')).toBe(false);
    expect(file.includes('Exif')).toBe(false);
    expect(await unpackJpeg(file)).toMatchObject({ width: 8, height: 4 });
  });

  it.each([
    [1, [8, 4], 'left top'],
    [2, [8, 4], 'right top'],
    [3, [8, 4], 'right bottom'],
    [4, [8, 4], 'left bottom'],
    [5, [4, 8], 'left top'],
    [6, [4, 8], 'right top'],
    [7, [4, 8], 'right bottom'],
    [8, [4, 8], 'left bottom'],
  ])(
    'a JPEG taken with the camera held as %i says stands upright',
    async (orientation, [width = 0, height = 0], red) => {
      const picture = await unpackJpeg(await fileOf(withSegments(jpeg, exif(orientation)), 'image/jpeg'));
      expect(picture).toMatchObject({ width, height });
      const isRed = (x: number, y: number) => (picture?.data[(y * width + x) * 4 + 1] ?? 0) < 128;
      const corners = {
        'left top': [0, 0],
        'right top': [width - 1, 0],
        'left bottom': [0, height - 1],
        'right bottom': [width - 1, height - 1],
      };
      const found = Object.entries(corners).filter(([, [x = 0, y = 0]]) => isRed(x, y));
      expect(found.map(([name]) => name)).toEqual([red]);
    },
  );
});

describe('what is refused', () => {
  const faultOf = async (...given: Parameters<typeof checkDocument>) => {
    const checked = await checkDocument(...given);
    return 'fault' in checked ? checked.fault : 'taken';
  };

  it.each<[string, Buffer, Parameters<typeof checkDocument>[1]]>([
    ['a page of the web that is called a PDF', secret, 'application/pdf'],
    ['a picture that is called a PDF', png(), 'application/pdf'],
    ['a PDF that is called a picture', Buffer.from('%PDF-1.7'), 'image/png'],
    ['words before a PDF', Buffer.concat([secret, Buffer.from('%PDF-1.7')]), 'application/pdf'],
    ['a program', Buffer.from('MZ\x90\0'), 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'application/pdf'],
    ['a GIF', Buffer.from('GIF89a'), 'image/png'],
    ['a picture with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
  ])('%s', async (_, file, type) => {
    expect(await faultOf(file, type)).toBe('wrong-type');
  });

  it('10 MB and a byte', async () => {
    const file = Buffer.alloc(documentPolicy.mostBytes + 1);
    file.set(signature);
    expect(await faultOf(file, 'image/png')).toBe('too-large');
  });

  it.each<[string, (pdf: PDFDocument) => void | Promise<void>]>([
    ['runs a script when it is opened', (pdf) => pdf.addJavaScript('hello', 'app.alert(1)')],
    ['holds another file', async (pdf) => void (await pdf.attach(secret, 'a.exe'))],
    [
      'starts a program',
      (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })),
    ],
    ['sends a form', (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'SubmitForm' }))],
    [
      'acts when a page is turned',
      (pdf) => pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'URI' } })),
    ],
    [
      'writes its script in other letters',
      (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: PDFName.of('Java#53cript') })),
    ],
  ])('a PDF that %s', async (_, change) => {
    expect(await faultOf(await makePdf(change), 'application/pdf')).toBe('active');
  });

  it('a PDF with a password', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    expect(await faultOf(Buffer.from(await pdf.save()), 'application/pdf')).toBe('protected');
  });

  it.each([
    ['PNG', 'image/png', header(60_000, 60_000)],
    ['PNG in one row', 'image/png', header(0x7fff_ffff, 1)],
  ] as const)('a %s that says it is too large, before it is unpacked', async (_, type, first) => {
    expect(await faultOf(Buffer.concat([signature, first, chunk('IDAT', deflateSync(pixels)), end]), type)).toBe(
      'too-large',
    );
  });

  it('a JPEG that says it is too large, before it is unpacked', async () => {
    const file = Buffer.from(jpeg);
    const frame = file.indexOf(Buffer.from('ffc0', 'hex'));
    file.writeUInt16BE(65_000, frame + 5);
    file.writeUInt16BE(65_000, frame + 7);
    expect(await faultOf(file, 'image/jpeg')).toBe('too-large');
  });

  it('a PNG that unpacks to more than it says, or to less', async () => {
    for (const size of [pixels.length + 1, 300_000_000, pixels.length - 1]) {
      const bomb = Buffer.concat([signature, header(4, 4), chunk('IDAT', deflateSync(Buffer.alloc(size))), end]);
      expect(await faultOf(bomb, 'image/png')).toBe('broken');
    }
  });

  it('a PDF that unpacks to more than it may, in one stream or in many, whichever their filter', async () => {
    const streamOf = (id: number, filter: string, data: Buffer) =>
      Buffer.concat([
        Buffer.from(
          `${id} 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter ${filter} /Length ${data.length} >>\nstream\n`,
        ),
        data,
        Buffer.from('\nendstream\nendobj\n'),
      ]);
    const pages =
      '2 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n3 0 obj\n<</Type/Pages/Kids[4 0 R]/Count 1>>\nendobj\n';
    const page = '4 0 obj\n<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]>>\nendobj\n';
    const end = 'trailer\n<</Root 2 0 R/Size 9>>\nstartxref\n0\n%%EOF';
    const fileWith = (...streams: Buffer[]) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), ...streams, Buffer.from(`${pages}${page}${end}`)]);
    const list = (bytes: number) => Buffer.concat([Buffer.from('8 0  null'), Buffer.alloc(bytes, ' ')]);
    const flate = (id: number, bytes: number) => streamOf(id, '/FlateDecode', deflateSync(list(bytes)));
    const twice = (id: number, bytes: number) =>
      streamOf(id, '[/FlateDecode /FlateDecode]', deflateSync(deflateSync(list(bytes))));
    const fault = (file: Buffer) => faultOf(file, 'application/pdf');
    expect(await fault(fileWith(flate(5, 2_000_000)))).toBe('taken');
    expect(await fault(fileWith(flate(5, 40_000_000)))).toBe('too-large');
    expect(await fault(fileWith(twice(5, 40_000_000)))).toBe('too-large');
    expect(await fault(fileWith(...Array.from({ length: 20 }, (_, at) => flate(at + 10, 2_000_000))))).toBe(
      'too-large',
    );
    // And the next file has all of it again.
    expect(await fault(await makePdf())).toBe('taken');
  });

  it('a JPEG of more scans than any encoder makes, each of which may go over the whole picture', async () => {
    const scan = Buffer.from('ffda000c03010002110311003f00', 'hex');
    const withScans = (scans: number) => Buffer.concat([jpeg, ...Array<Buffer>(scans).fill(scan)]);
    expect(await faultOf(withScans(40), 'image/jpeg')).toBe('too-large');
    expect(await faultOf(withScans(10), 'image/jpeg')).not.toBe('too-large');
  });

  it('any of them cut off anywhere, and none with an error of ours', async () => {
    for (const [type, file] of [
      ['application/pdf', await makePdf()],
      ['image/png', png()],
      ['image/jpeg', jpeg],
    ] as const) {
      for (let length = 0; length < file.length - 2; length += Math.ceil(file.length / 97)) {
        const fault = await faultOf(file.subarray(0, length), type);
        expect(['broken', 'wrong-type'], `${type} of ${length} bytes: ${fault}`).toContain(fault);
      }
    }
  });

  it('one byte changed anywhere makes no error of ours, and nothing larger than is taken', async () => {
    for (const [type, file] of [
      ['application/pdf', await makePdf()],
      ['image/png', png()],
      ['image/jpeg', jpeg],
    ] as const) {
      for (let at = 0; at < file.length; at += Math.ceil(file.length / 211)) {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        const checked = await checkDocument(changed, type);
        if ('file' in checked) expect(checked.file.length).toBeLessThan(documentPolicy.mostBytes);
      }
    }
  });
});
