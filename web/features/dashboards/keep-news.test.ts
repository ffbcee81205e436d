import { expect, test } from 'vitest';
import { keepNews, shownNews, unrecorded } from './keep-news.ts';

type FreshNews = Parameters<typeof keepNews>[1];

const item = (applicationId: string, status: 'interview' | 'accepted' = 'interview', hour = 8) => ({
  applicationId,
  status,
  jobId: 'job',
  jobTitle: 'Promoter',
  companyName: 'Ubuntu Foods',
  at: `2026-03-03T0${hour}:00:00.000Z`,
});

const freshNews = (since: string | null, items: FreshNews['items'], count = items.length): FreshNews => ({
  since,
  items,
  count,
});
const names = (news: ReturnType<typeof keepNews>) => shownNews(news).items.map((one) => one.applicationId);

test('news returned again in the same visit is shown once', () => {
  const first = keepNews(undefined, freshNews('monday', [item('a')]));
  const again = keepNews(first, freshNews('monday', [item('b'), item('a')]));
  expect(names(again)).toEqual(['b', 'a']);
  expect(shownNews(again).count).toBe(2);
});

test('seen news stays visible, with later news on top', () => {
  const first = keepNews(undefined, freshNews('monday', [item('a'), item('b'), item('c')], 5));
  const seen = keepNews(first, freshNews('tuesday', []));
  expect(names(seen)).toEqual(['a', 'b', 'c']);
  expect(shownNews(seen).count).toBe(5);
  const more = keepNews(seen, freshNews('tuesday', [item('d')]));
  expect(names(keepNews(more, freshNews('wednesday', [])))).toEqual(['d', 'a', 'b', 'c']);
});

test('an application that changed again is shown once, with its current status', () => {
  const first = keepNews(undefined, freshNews('monday', [item('a'), item('b')]));
  const moved = keepNews(first, freshNews('tuesday', [item('b', 'accepted')]));
  expect(shownNews(moved)).toEqual({ count: 2, items: [item('b', 'accepted'), item('a')] });
});

test('before the first visit nothing is new', () => {
  const never = keepNews(undefined, freshNews(null, []));
  expect(shownNews(keepNews(never, freshNews('monday', [])))).toEqual({ count: 0, items: [] });
});

test('the server is notified once of what is new, and once at the start', () => {
  const never = keepNews(undefined, freshNews(null, []));
  expect(unrecorded(never)).toEqual({ until: null });
  expect(unrecorded({ ...never, recorded: { until: null } })).toBeNull();
  expect(unrecorded(keepNews(undefined, freshNews('monday', [])))).toBeNull();

  const first = keepNews(undefined, freshNews('monday', [item('a')]));
  const seen = unrecorded(first);
  expect(seen).toEqual({ until: item('a').at });
  const recorded = { ...first, recorded: seen };
  expect(unrecorded(recorded)).toBeNull();
  expect(unrecorded(keepNews(recorded, freshNews('monday', [item('a')])))).toBeNull();
  const later = item('b', 'accepted', 9);
  expect(unrecorded(keepNews(recorded, freshNews('monday', [later, item('a')])))).toEqual({ until: later.at });
});
