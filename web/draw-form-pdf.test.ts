import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { referralGroups, referralSections } from '../shared/intake/referral-form.ts';
import { askedFields, type Group, isList, type ListGroup } from '../shared/kernel/forms/field.ts';
import { controlName } from '../shared/kernel/forms/read-entries.ts';
import { drawFormPdf } from './draw-form-pdf.ts';

const form = (
  await PDFDocument.load(await drawFormPdf({}, { ink: '#111111', quiet: '#555555', madder: '#aa0000' }))
).getForm();
const names = form.getFields().map((field) => field.getName());

it('asks on paper every question of the form, each with a field to fill in', () => {
  for (const [name, group] of Object.entries<Group | ListGroup>(referralGroups)) {
    if (isList(group)) expect(names).toContain(`${name}.0`);
    else {
      for (const [field] of askedFields(group)) {
        const control = controlName(name, field);
        expect(
          names.some((one) => one === control || one.startsWith(`${control}.`)),
          control,
        ).toBe(true);
      }
    }
  }
});

it('says of each field, to whoever does not see it, what it asks and of whom', () => {
  const text = form
    .getFields()
    .map(({ acroField }) => acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText());
  expect(text).toContain('The person who needs support - First name');
  expect(text).toContain('How is it safe to contact you? - Safe ways to reach you A call');
  expect(new Set(text).size).toBe(names.length);
});

it('offers the choices of the form, and room for as much as the API takes', () => {
  const status = form.getField('referralDemographics.maritalStatus');
  expect(status instanceof PDFRadioGroup && status.getOptions()).toContain('seperated');
  const reason = form.getField('referralContent.content');
  expect(reason instanceof PDFTextField && reason.getMaxLength()).toBe(10_000);
});

it('has a structure for whoever does not see it: headings, words and each field in turn', async () => {
  const document = await PDFDocument.load(
    await drawFormPdf({}, { ink: '#111111', quiet: '#555555', madder: '#aa0000' }),
  );
  const { catalog } = document;
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true');
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const elements = tree.lookup(PDFName.of('K'), PDFDict).lookup(PDFName.of('K'), PDFArray);
  const roles = elements.asArray().map((_, at) => elements.lookup(at, PDFDict).get(PDFName.of('S'))?.toString());
  expect(roles.slice(0, 2)).toEqual(['/H1', '/P']);
  expect(roles.filter((role) => role === '/H2')).toHaveLength(referralSections.length);
  expect(roles.filter((role) => role === '/H3')).toHaveLength(Object.keys(referralGroups).length);
  const widgets = document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? []);
  expect(roles.filter((role) => role === '/Form')).toHaveLength(widgets.length);
  // Every number of a page or a field refers back to what is marked there.
  const numbers = tree.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  expect(numbers.size()).toBe(2 * (document.getPageCount() + widgets.length));
});
