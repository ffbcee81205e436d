import { expect, test } from 'vitest';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { postingsApi } from '#contract/jobs/postings.ts';
import { madeMark } from '#contract/site/made-pages.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { takeAllOf } from '#test/support/rate-limits.ts';

const app = await openTestApp({ work: false, own: true });
const business = await signUpBusiness(app, { company_name: 'Ubuntu & Sons "Foods"' });
const anybody = callerOf(app.url, null);
const site = app.services.env.siteUrl;

const ask = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
const read = async (path: string) => (await ask(path)).text();
const addressOf = (job: { id: string; title: string }) => `/jobs/${jobSlug(job)}`;

function dataIn(page: string): Record<string, unknown> {
  const blocks = [...page.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.[1] ?? '') as Record<string, unknown>;
}

test('an open job has a public page that search engines list and users share', async () => {
  const job = await postJob(business, { title: 'Weekend promoters', positions: 3, requiredSkills: 'RICA' });
  const answer = await ask(addressOf(job));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  const page = await answer.text();
  const url = site + addressOf(job);
  expect(page).toContain(`<h1 class="break-words text-3xl md:text-5xl">Weekend promoters</h1>`);
  expect(page).toMatch(/<title [^>]*>Weekend promoters in Durban · /);
  expect(page).toContain(`rel="canonical" href="${url}"`);
  expect(page).toContain(`property="og:image" content="${site}/share/jobs-retail.png"`);
  expect(page).toMatch(
    /name="description" content="Ubuntu &amp; Sons &quot;Foods&quot;, Durban, KwaZulu-Natal\. Greet/,
  );
  // The page's own part of the head, which follows what the frame contributes.
  const written = page.slice(page.indexOf('<title'), page.indexOf('</head>')).match(/<[a-z][^>]*/g) ?? [];
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((tag) => !tag.split(' ').includes(madeMark))).toEqual([]);
  expect(page).not.toContain('noindex');
  // Signing up there leads back to the job.
  expect(page).toContain(
    `href="/auth?portal=rep&amp;tab=signup&amp;next=${encodeURIComponent(`/rep-portal/jobs/${job.id}`)}"`,
  );
  expect(dataIn(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Weekend promoters',
    description: `<p>${job.description}</p><p>Required skills: RICA</p>`,
    identifier: { '@type': 'PropertyValue', name: 'Ubuntu & Sons "Foods"', value: job.id.slice(-12) },
    url,
    datePosted: dayInSouthAfrica(new Date(job.createdAt)),
    validThrough: `${job.closesOn}T23:59:59+02:00`,
    employmentType: ['CONTRACTOR', 'TEMPORARY'],
    industry: 'Retail',
    totalJobOpenings: 3,
    hiringOrganization: { '@type': 'Organization', name: 'Ubuntu & Sons "Foods"' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Durban',
        addressRegion: 'KwaZulu-Natal',
        addressCountry: 'ZA',
      },
    },
    directApply: false,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'ZAR',
      value: { '@type': 'QuantitativeValue', value: 75, unitText: 'HOUR' },
    },
  });
});

test('a job shows the rep’s pay and payment date under the current terms', async () => {
  const job = await postJob(business);
  const said = async () => (await read(addressOf(job))).replace(/<[^>]+>/g, '');
  const set = (change: string) =>
    app.database.pool.query(`update operator_settings set version = version + 1, ${change}`);
  expect(await said()).toContain('You receive R1,200 paid by the business\nThe business pays you directly');
  await set('gigs_paid_here = true, fee_basis_points = 1370, minimum_payout_cents = 25000');
  await expect
    .poll(said)
    .toContain('You receive R1,035.60 after our 13.7% fee\nThe business pays before the gig starts');
  expect(await said()).toContain('You can withdraw it to your bank account from R250.');
  await set(`fee_bearer = 'business'`);
  await expect.poll(said).toContain('You receive R1,200 with our fee paid by the business');
});

test('a nationwide job has no town', async () => {
  const locations = await business.call(catalogueApi.locations, {});
  const job = await postJob(business, { locationId: locations.find(({ name }) => name === 'National')?.id ?? '' });
  expect(dataIn(await read(addressOf(job))).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'ZA' },
  });
});

test('user text stays plain text everywhere', async () => {
  const hostile = `</script><script>alert("1")</script><img src=x onerror='alert(2)'> $& $1`;
  const job = await postJob(business, { title: hostile, description: `${hostile}\n\n<!-- x`, requiredSkills: hostile });
  for (const page of [await read(addressOf(job)), await read('/jobs')]) {
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<!-- x');
    expect(page).toContain('&lt;img src=x onerror=&#39;alert(2)&#39;&gt; $&amp; $1');
  }
  const data = dataIn(await read(addressOf(job)));
  expect(data.title).toBe(hostile);
  expect(data.description).not.toContain('<script>');
});

test('visitors see only the town, and no phone numbers', async () => {
  const job = await postJob(business, {
    title: 'Hosts, call 082 555 1234',
    locationAddress: '17 Secret Street',
    description: 'Ask Thandi: thandi@shop.co.za or 083 444 5555.',
    requiredSkills: 'WhatsApp https://wa.me/27825551234',
  });
  const { items } = await anybody(postingsApi.list, { query: { q: 'hosts durban' } });
  expect(items).toHaveLength(1);
  expect(await anybody(postingsApi.list, { query: { q: 'secret street' } })).toMatchObject({ items: [] });
  const slug = items[0]?.slug ?? '';
  const told = [await read(`/jobs/${slug}`), await read('/jobs?q=hosts'), JSON.stringify(items), slug].join();
  // The number of a job is random, and may contain these digits.
  expect(told.replace(/\b[0-9a-f]{12}\b/g, '')).not.toMatch(/Secret Street|082|thandi@|083 444|27825551234|0825551234/);
  expect(told).not.toContain(business.userId);
  expect(Object.keys(items[0] ?? {})).not.toContain('id');
  expect((await ask(addressOf(job))).headers.get('location')).toBe(`/jobs/${slug}`);
});

test('an address stays valid when the title changes, and redirects to the current one', async () => {
  const body = await jobDraft(business.call, { title: 'First name' });
  const job = await business.call(ownJobsApi.post, { body });
  const edited = await business.call(ownJobsApi.edit, {
    params: { jobId: job.id },
    body: { ...body, title: 'Second name', version: job.version, closesOn: job.closesOn },
  });
  const old = await ask(addressOf(job));
  expect([old.status, old.headers.get('location')]).toEqual([301, addressOf(edited)]);
  // Not cacheable: if the title were changed back, cached redirects would form a loop.
  expect(old.headers.get('cache-control')).toBe('no-cache');
  expect((await ask(addressOf(edited))).status).toBe(200);
});

test.each(['pause', 'fill', 'close'] as const)(
  'after its business chose to %s it, a job shows no content',
  async (action) => {
    const other = await postJob(business, { title: `Similar to the one to ${action}`, industry: 'Automotive' });
    const title = `Ends by ${action}`;
    const job = await postJob(business, { title, industry: 'Automotive', description: 'No longer told.' });
    expect((await ask(addressOf(job))).status).toBe(200);
    await business.call(ownJobsApi[action], { params: { jobId: job.id } });
    const answer = await ask(addressOf(job));
    expect(answer.status).toBe(410);
    const page = await answer.text();
    expect(page).toContain('This gig is no longer open');
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/No longer told|Ends by|ld\+json|canonical/);
    expect(page).toContain(addressOf(other));
    expect((await anybody(postingsApi.list, { query: { q: title } })).items.map((one) => one.title)).not.toContain(
      title,
    );
  },
);

test('after its last day a job is closed to visitors, even before the task runs', async () => {
  const job = await postJob(business);
  const yesterday = addDays(dayInSouthAfrica(new Date()), -1);
  await app.database.pool.query('update jobs set closes_on = $2, updated_at = now() where id = $1', [
    job.id,
    yesterday,
  ]);
  expect((await ask(addressOf(job))).status).toBe(410);
});

test.each(['/jobs/no-such-job', '/jobs/no-such-job-000000000000', '/jobs/one', "/jobs/'or-1=1"])(
  '%s is not found',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a place search finds by its parts, nearest first, and the response has the order', async () => {
  const places = await anybody(catalogueApi.locations, {});
  const at = (name: string) => places.find((one) => one.name === name)?.id ?? '';
  await postJob(business, { title: 'Sandton stall', industry: 'Other', locationId: at('Sandton') });
  await postJob(business, { title: 'Whole country stall', industry: 'Other', locationId: at('National') });
  const page = await read('/jobs?industry=Other&q=Jozi');
  expect(page.indexOf('Sandton stall')).toBeLessThan(page.indexOf('Whole country stall'));
  expect(page).toContain('<option value="">Nearest first</option>');
  const newest = await read('/jobs?industry=Other&q=Jozi&sort=newest');
  expect(newest.indexOf('Whole country stall')).toBeLessThan(newest.indexOf('Sandton stall'));
  expect(newest).toContain('<option value="newest" selected>Newest first</option>');
});

test('the list has the portal’s search: filters, order and pages in the address, without scripts', async () => {
  for (let turn = 0; turn < 21; turn++)
    await postJob(business, { title: `Zinc gig ${turn}`, industry: 'Healthcare', hourlyRateCents: 5_000 + turn });
  const page = await read('/jobs?industry=Healthcare&sort=pay&q=&province=');
  const titles = (text: string) => [...text.matchAll(/>(Zinc gig \d+)</g)].map(([, title]) => title);
  expect(titles(page)).toEqual(Array.from({ length: 20 }, (_, at) => `Zinc gig ${20 - at}`));
  expect(page).toContain('<option value="Healthcare" selected>');
  const next = /href="(\/jobs\?[^"]*cursor=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(titles(await read(next))).toEqual(['Zinc gig 0']);
  expect(page).toContain('content="noindex"');
  const plain = await read('/jobs');
  expect(plain).not.toContain('noindex');
  expect(plain).toContain(`rel="canonical" href="${site}/jobs"`);

  // Without fixed days it isn't found by them.
  expect(await read('/jobs?industry=Healthcare&when=weekend&from=')).toContain('<option value="weekend" selected>');
  expect(await read('/jobs?industry=Healthcare&from=2031-01-01')).toContain('value="2031-01-01"');

  const hostile = '"><script>alert(1)</script>';
  expect(await read(`/jobs?q=${encodeURIComponent(hostile)}`)).not.toContain('<script>alert');
  expect(await read('/jobs?q=zinck')).toContain('Showing results for “zinc”');
  expect(await read('/jobs?q=nothingfitsthis')).toContain('No gig fits');
});

test.each(['/jobs?cursor=nonsense', '/jobs?locationId=01900000-0000-7000-8000-000000000000', '/jobs?sort=nearest'])(
  '%s is not a valid query and redirects to the whole list',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/jobs']);
  },
);

test.each(['/jobs?q=a&q=b', '/jobs?province=Atlantis', '/jobs?minimumRateCents=-1', `/jobs?q=${'x'.repeat(300)}`])(
  '%s: invalid parameters are ignored',
  async (path) => expect((await ask(path)).status).toBe(200),
);

test('the sitemap lists every open job, in files of limited size', async () => {
  const job = await postJob(business, { title: 'To be found' });
  const over = await postJob(business, { title: 'No longer to be found' });
  await app.database.pool.query(`update jobs set closes_on = '2026-01-01' where id = $1`, [over.id]);
  const robots = await read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${site}/sitemaps/jobs\n`);
  expect(robots).not.toMatch(/Disallow: \/jobs/);
  expect(await read('/sitemap.xml')).toContain(`<loc>${site}/jobs</loc>`);
  expect(await read('/sitemaps/jobs')).toContain(`<loc>${site}/sitemaps/jobs/1</loc>`);
  const listed = await read('/sitemaps/jobs/1');
  expect(listed).toContain(`<loc>${site}${addressOf(job)}</loc>`);
  expect(listed).not.toContain(addressOf(over));
  for (const file of ['0', '2', '-1', 'x']) expect((await ask(`/sitemaps/jobs/${file}`)).status).toBe(404);
});

test('the API response is cacheable for a minute, and refusals are not', async () => {
  const answer = await fetch(`${app.url}/api/postings`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const refused = await fetch(`${app.url}/api/postings?cursor=nonsense`);
  expect(refused.status).toBe(422);
  expect(refused.headers.get('cache-control')).not.toContain('public');
  await expectRefusal(anybody(postingsApi.list, { query: { sort: 'nearest' } }), 'job.origin_unknown');
});

test('static pages get the three newest jobs in short', async () => {
  const job = await postJob(business, { title: 'The newest of all', locationAddress: '17 Secret Street' });
  const newest = await anybody(postingsApi.newest, {});
  expect(newest).toHaveLength(3);
  expect(newest[0]).toEqual({
    slug: jobSlug(job),
    title: 'The newest of all',
    companyName: job.companyName,
    location: job.location,
    pay: 'R1,200',
    days: null,
  });
});

test('a client that crawls all pages is rate-limited', async () => {
  const limited = await openTestApp({ work: false, own: true, env: { RATE_LIMITS: 'on' } });
  const look = async () => (await fetch(`${limited.url}/api/postings`)).status;
  expect(await look()).toBe(200);
  await takeAllOf('postings look', limited.database);
  expect(await look()).toBe(429);
  expect((await fetch(`${limited.url}/jobs`, { headers: { accept: 'text/html' } })).status).toBe(429);
  // Others at the same IP address still see the home page.
  expect((await fetch(limited.url + postingsApi.newest.path)).status).toBe(200);
});
