import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test('an email address may wrap after @ and dots', () => {
  expect(renderToStaticMarkup(<EmailText>naledi.mokoena@example.co.za</EmailText>)).toBe(
    '<span class="wrap-anywhere">naledi.<wbr/>mokoena@<wbr/>example.<wbr/>co.<wbr/>za</span>',
  );
});
