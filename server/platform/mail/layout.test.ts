import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { renderMail } from './layout.ts';

const content = {
  heading: 'Confirm your address',
  paragraphs: ['Sawubona Thandi,', 'One click and you are in.'],
  button: { label: 'Confirm', url: 'https://example.co.za/confirm?token=a&next=%2Fdashboard' },
  footnote: 'Not you? Ignore this mail.',
};

test('HTML and text say the same', () => {
  const { html, text } = renderMail(content);
  for (const words of [content.heading, ...content.paragraphs, content.footnote, brand.name, brand.support.email]) {
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

test('a button leads to a web address', () => {
  const leadsTo = (url: string) => () => renderMail({ ...content, button: { label: 'Go', url } });
  expect(leadsTo('javascript:alert(1)')).toThrow();
  expect(leadsTo('/confirm')).toThrow();
});
