import { expect, it } from 'vitest';
import { html } from './html.ts';

const attack = `"><script>alert('1')</script>&`;

it('escapes whatever is put into it, in text, in attributes and in lists', () => {
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
  expect(html`<p title="${attack}">${attack}${[attack, attack]}</p>`.markup).toBe(
    `<p title="${escaped}">${escaped}${escaped}${escaped}</p>`,
  );
});

it('puts pieces of HTML into each other as they are, and what is absent as nothing', () => {
  const items = ['<1>', 2].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${undefined}${false}</ul>`.markup).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul>');
});
