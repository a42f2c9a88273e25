import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { useDraft } from '../lib/drafts/use-draft.ts';
import { DraftOffer } from './draft-offer.tsx';

const schema = z.object({ text: z.string() });
type Offers = { savedAt: string; value: { text: string } }[];

const Form = ({ offers }: { offers: Offers }) => {
  const draft = useDraft({ form: 'case-note', recordId: undefined, schema });
  return createElement(DraftOffer<{ text: string }>, {
    draft: { ...draft, offers },
    what: 'case note',
    onTake: () => undefined,
  });
};
const draw = (offers: Offers) => renderToStaticMarkup(createElement(Form, { offers }));

it('an unsaved text is offered with its time on the clocks of London', () => {
  const html = draw([{ savedAt: '2026-07-01T12:00:00.000Z', value: { text: 'She said' } }]);
  expect(html).toContain('You have an unsaved case note from');
  expect(html).toContain('1 July 2026, 13:00');
  expect(html).toContain('Bring it back');
});

it('nothing is offered when there is nothing', () => {
  expect(draw([])).not.toContain('Bring it back');
});
