import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { keepNews } from './keep-news.ts';
import { NewsCard } from './news-card.tsx';

type FreshNews = Parameters<typeof keepNews>[1];
type Item = FreshNews['items'][number];

const item = (applicationId: string, status: Item['status']): Item => ({
  applicationId,
  status,
  jobId: 'job',
  jobTitle: 'Promoter',
  companyName: 'Ubuntu Foods',
  at: '2026-03-03T08:00:00.000Z',
});

function read(items: Item[], { count = items.length, notified = [] as string[] } = {}) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NewsCard news={keepNews(undefined, { since: 'monday', items, count })} notified={new Set(notified)} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', inside = '']) => ({
    to: to.replaceAll('&amp;', '&'),
    text: inside
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/ · .*/, '')
      .trim(),
  }));
}

const tracker = '/rep-portal?tab=my-applications';

test('each decision of a business is one line, with a link to the application', () => {
  expect(read([item('a', 'interview'), item('b', 'accepted'), item('c', 'rejected')])).toEqual([
    { to: `${tracker}&show=interview`, text: 'Ubuntu Foods wants to interview you Promoter' },
    { to: `${tracker}&show=completed`, text: 'Ubuntu Foods accepted you Promoter' },
    { to: `${tracker}&show=completed`, text: 'Ubuntu Foods chose someone else Promoter' },
  ]);
});

test("the rep's own actions, and what the page shows elsewhere, are no news", () => {
  expect(read([item('a', 'pending'), item('b', 'withdrawn'), item('c', 'interview')], { notified: ['c'] })).toEqual([]);
});

test('the rest beyond the limit is counted', () => {
  const lines = read([item('a', 'accepted')], { count: 3 });
  expect(lines.at(-1)).toEqual({ to: tracker, text: '2 more answers under My Applications' });
});
