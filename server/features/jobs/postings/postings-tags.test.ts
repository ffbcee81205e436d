import { expect, test } from 'vitest';
import { postingsApi } from '#contract/jobs/postings.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { callerOf } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
const anybody = callerOf(app.url, null);

const read = async (path: string) => (await fetch(app.url + path, { headers: { accept: 'text/html' } })).text();
const addressOf = (job: { id: string; title: string }) => `/jobs/${jobSlug(job)}`;

test('confirmed tags are on the page and in the list, and find the job', async () => {
  const tags = ['sampling', 'beer', 'zulu', 'xhosa', 'own'];
  const job = await postJob(business, { title: 'Beer tasters', tags, anyLanguage: true });
  const page = await read(addressOf(job));
  expect([...page.matchAll(/<li class="[^"]*rounded-full[^"]*">([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Sampling and tastings',
    'Beer and cider',
  ]);
  expect(page).toMatch(/Languages<\/dt><dd [^>]*>isiZulu or isiXhosa</);
  expect(page).toMatch(/Licences and transport<\/dt><dd [^>]*>Own transport</);
  const { items } = await anybody(postingsApi.list, { query: { tags: ['beer'] } });
  expect(items).toMatchObject([{ title: 'Beer tasters', anyLanguage: true }]);
  expect(items[0]?.tags.map(({ id }) => id)).toEqual(tags);
  const listed = await read('/jobs?tags=beer,zulu');
  expect(listed).toContain('Beer tasters');
  expect(listed).toContain('<input type="hidden" name="tags" value="beer,zulu">');
  expect(await read('/jobs?tags=wine')).not.toContain('Beer tasters');
  // Most jobs have none.
  expect(await read(addressOf(await postJob(business, { title: 'Never asked' })))).not.toContain(
    'aria-label="The work"',
  );
});
