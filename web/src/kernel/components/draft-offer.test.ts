import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftOffer } from './draft-offer.tsx';

type Values = { text: string };
type Offers = { id: string; savedAt: string; value: Values; base: Values }[];

const draw = (offers: Offers) =>
  renderToStaticMarkup(
    createElement(DraftOffer<Values>, {
      form: { offers, draftState: 'idle', restore: () => undefined, discardOffer: () => undefined },
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

it('nothing is offered when there is nothing', () => {
  expect(draw([])).not.toContain('Restore');
});

it('whoever has several unsaved texts is told of those that are offered later', () => {
  const offer = (id: string) => ({ id, savedAt: '2026-07-01T12:00:00.000Z', value: { text: id }, base: { text: '' } });
  expect(draw([offer('one')])).not.toContain('older');
  expect(draw([offer('two'), offer('one')])).toContain('There is an older one, too');
  expect(draw([offer('three'), offer('two'), offer('one')])).toContain('There are 2 older ones, too');
});
