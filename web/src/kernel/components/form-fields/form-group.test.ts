import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { referralGroups } from '../../../../../shared/intake/referral-form.ts';
import { FormGroup } from './form-group.tsx';

const draw = (autofill?: boolean) =>
  Object.entries(referralGroups)
    .map(([name, group]) =>
      renderToStaticMarkup(createElement(FormGroup, { name, group, ...(autofill === undefined ? {} : { autofill }) })),
    )
    .join('');
const tokensIn = (html: string) => new Set([...html.matchAll(/autocomplete="([^"]*)"/gi)].map(([, token]) => token));

it('offers staff nothing that their browser knows of themselves, and asks it to keep nothing of a patient', () => {
  expect([...tokensIn(draw())]).toEqual(['off']);
});

it('offers people what their browser knows of them where they write about themselves', () => {
  expect([...tokensIn(draw(true))]).toContain('given-name');
});
