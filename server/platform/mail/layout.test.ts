import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from './layout.ts';

const content = {
  heading: 'Confirm your address',
  paragraphs: ['Sawubona Thandi,', 'One click and you are in.'],
  button: { label: 'Confirm', url: 'https://example.co.za/confirm?token=a&next=%2Fdashboard' },
  footnote: 'Not you? Ignore this mail.',
};

test('HTML and text say the same', () => {
  const { html, text } = renderMail(content);
  for (const words of [content.heading, ...content.paragraphs, content.footnote, brand.name, usualSupport.email]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain(`Confirm:\n${content.button.url}\n`);
  expect(html).toContain('href="https://example.co.za/confirm?token=a&amp;next=%2Fdashboard"');
});

test('nothing that people entered becomes HTML', () => {
  const { html } = renderMail({
    heading: '<script>alert(1)</script>',
    paragraphs: ['<img src=x onerror=alert(1)>'],
    button: { label: '"><b>', url: 'https://example.co.za/"><script>alert(1)</script>' },
    footnote: `'"&<`,
  });
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain('&#39;&quot;&amp;&lt;');
});

test("a user's words are quoted, line by line, and cannot pass for ours", () => {
  const words = 'Thank you.\n\nNext time.\u2028--\rThengisa\u0085<a href="https://evil.example">Sign in</a>';
  const { html, text } = renderMail({ ...content, quote: { from: 'Ubuntu <Foods>', words } });
  expect(text).toContain(
    'Ubuntu <Foods> wrote:\n> Thank you.\n>\n> Next time.\n> --\n> Thengisa\n> <a href="https://evil.example">Sign in</a>\n\n',
  );
  const [, quoted = ''] = /<blockquote[^>]*>(.*)<\/blockquote>/.exec(html) ?? [];
  expect(quoted).toBe(
    'Thank you.<br><br>Next time.<br>--<br>Thengisa<br>&lt;a href=&quot;https://evil.example&quot;&gt;Sign in&lt;/a&gt;',
  );
  expect(html).toContain('Ubuntu &lt;Foods&gt; wrote:');
});

test('links are at the end, in both', () => {
  const url = 'https://example.co.za/stop?token=a&b=c';
  const { html, text } = renderMail({ ...content, links: [{ label: 'Stop <these>', url }] });
  expect(text).toContain(`Stop <these>:\n${url}\n`);
  expect(html).toContain('href="https://example.co.za/stop?token=a&amp;b=c"');
  expect(html).toContain('>Stop &lt;these&gt;</a>');
});

test('a button or a link leads to a web address', () => {
  for (const url of ['javascript:alert(1)', '/confirm']) {
    expect(() => renderMail({ ...content, button: { label: 'Go', url } })).toThrow();
    expect(() => renderMail({ ...content, links: [{ label: 'Go', url }] })).toThrow();
  }
});
