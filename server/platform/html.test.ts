import { expect, test } from 'vitest';
import { dataBlock, html } from './html.ts';

test('inserted text cannot become markup', () => {
  const hostile = `</script><img src=x onerror="alert('1')">&`;
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
      '&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  );
  expect(html`<ul>${[html`<li>1</li>`, html`<li>2</li>`]}</ul>${null}`.text).toBe('<ul><li>1</li>\n<li>2</li></ul>');
});

test('text in a data block cannot end it, and is read unchanged', () => {
  const hostile = { text: '</script><!--<script>"\u2028&amp;' };
  const { text } = dataBlock('application/ld+json', hostile);
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(text)?.[1] ?? '';
  expect(inside).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(inside)).toEqual(hostile);
});
