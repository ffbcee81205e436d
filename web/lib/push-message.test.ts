import { expect, test, vi } from 'vitest';
import { openFromPush, type Pages, shownPush } from './push-message.ts';

const origin = 'https://thengisa.test';
const payload = (notification: object) => JSON.stringify({ web_push: 8030, notification });
const notification = {
  title: 'Ubuntu Foods wrote to you',
  body: 'About Promoters.',
  navigate: `${origin}/rep-portal?tab=messages&conversation=1`,
  tag: 'conversation-1',
  lang: 'en-ZA',
};

test("shows the payload, and knows a click's target", () => {
  const { title, options } = shownPush(payload(notification), origin);
  expect(title).toBe('Ubuntu Foods wrote to you');
  expect(options).toMatchObject({ body: 'About Promoters.', tag: 'conversation-1', renotify: true });
  expect(options.data.url).toBe(notification.navigate);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '<html>'],
  ['something else', '{"title":"x"}'],
  ['a part of it', payload({ title: 7, body: '' })],
  ['null', 'null'],
])('shows something when %s arrived', (_what, text) => {
  const { title, options } = shownPush(text, origin);
  expect(title).toBe('You have a new notification');
  expect(options).toMatchObject({ body: 'Open Thengisa to see it.', data: { url: `${origin}/` } });
});

test.each(['https://thief.example/', '//thief.example/', 'javascript:alert(1)'])(
  'a click never opens %s',
  (navigate) => {
    expect(shownPush(payload({ ...notification, navigate }), origin).options.data.url).toBe(`${origin}/`);
  },
);

function pagesWith(...urls: string[]) {
  const open = urls.map((url) => ({ url, focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) }));
  const openWindow = vi.fn(async () => {});
  const pages: Pages = { matchAll: async () => open, openWindow };
  return { open, openWindow, pages };
}

const url = notification.navigate;

test('a click opens a page if none is open', async () => {
  const { pages, openWindow } = pagesWith();
  await openFromPush(pages, url);
  expect(openWindow).toHaveBeenCalledWith(url);
});

test('a click focuses an open page of the same URL, unchanged', async () => {
  const { pages, open, openWindow } = pagesWith(`${origin}/about`, url);
  await openFromPush(pages, url);
  expect(open[1]?.focus).toHaveBeenCalled();
  expect([open[0]?.focus, open[1]?.navigate, openWindow].flatMap((call) => call?.mock.calls)).toEqual([]);
});

test('a click navigates an open page, or opens another one', async () => {
  const { pages, open, openWindow } = pagesWith(`${origin}/about`);
  await openFromPush(pages, url);
  expect(open[0]?.navigate).toHaveBeenCalledWith(url);
  open[0]?.navigate.mockRejectedValue(new TypeError('not controlled'));
  await openFromPush(pages, url);
  expect(openWindow.mock.calls).toEqual([[url]]);
});
