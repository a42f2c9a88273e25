import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftOffers } from './draft-offers.tsx';

type Values = { text: string };
type Offers = { id: string; savedAt: string; device?: string; value: Values; base: Values }[];

const draw = (offers: Offers) =>
  renderToStaticMarkup(
    createElement(DraftOffers<Values>, {
      form: { offers, restore: () => undefined, discardOffer: () => undefined },
      what: 'case note',
    }),
  );

it('an unsaved text is offered with its time on the clocks of London', () => {
  const html = draw([
    { id: 'one', savedAt: '2026-07-01T12:00:00.000Z', value: { text: 'She said' }, base: { text: '' } },
  ]);
  expect(html).toContain('You have an unsaved case note from');
  expect(html).toContain('1 July 2026, 13:00');
  expect(html).toContain('Restore');
});

it('every unsaved text is offered at once, with its first words and the browser that it is from', () => {
  const long =
    'She said that she would think about it until we meet again, and that she will ring us on Tuesday morning.';
  const html = draw([
    {
      id: 'two',
      savedAt: '2026-07-01T12:00:00.000Z',
      device: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      value: { text: long },
      base: { text: '' },
    },
    { id: 'one', savedAt: '2026-06-30T12:00:00.000Z', value: { text: 'As it was' }, base: { text: 'As it was' } },
  ]);
  expect(html.match(/Restore/g)).toHaveLength(2);
  expect(html).toContain('Firefox on Windows');
  expect(html).toContain('“She said that she would think about it until we meet again, and that she will ring us on…”');
  expect(html).not.toContain('As it was');
});
