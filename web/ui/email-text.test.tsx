import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test('an email address may break after its sign and its dots', () => {
  expect(renderToStaticMarkup(<EmailText>naledi.mokoena@example.co.za</EmailText>)).toBe(
    '<span class="wrap-anywhere">naledi.<wbr/>mokoena@<wbr/>example.<wbr/>co.<wbr/>za</span>',
  );
});
