import { expect, test } from 'vitest';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { callerOf } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });

test('industries are sorted alphabetically, regardless of case', async () => {
  const industries = await callerOf(app.url, null)(catalogueApi.industries, {});
  // Only two letters of each are compared: collation of spaces and dashes differs between databases.
  const names = industries.map(({ name }) => name.slice(0, 2).toLowerCase());
  expect(names).toContain('fm');
  expect(names).toEqual(names.toSorted());
});
