import { afterEach, expect, test, vi } from 'vitest';
import { localMark } from '#contract/site/local-mode.ts';
import { localMode } from './local-mode.ts';

afterEach(() => vi.unstubAllGlobals());

/** The root element of a page with that mark; null: none. */
const showPage = (value: string | null) =>
  vi.stubGlobal('document', {
    documentElement: { getAttribute: (name: string) => (name === localMark ? value : null) },
  });

test('a page of a laptop shows how to sign in to its demo, and one in production nothing', () => {
  showPage('a@demo.example b@demo.example c@demo.example secret');
  expect(localMode()).toEqual({
    demo: { emails: ['a@demo.example', 'b@demo.example'], admin: 'c@demo.example', password: 'secret' },
  });
  showPage('');
  expect(localMode()).toEqual({ demo: null });
  showPage(null);
  expect(localMode()).toBeNull();
  vi.unstubAllGlobals();
  expect(localMode()).toBeNull();
});
