import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, forgetDrafts } from './drafts.ts';

/** As much of a browser's storage as is used: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, key: string) {
      return this[key] ?? null;
    },
  },
  setItem: {
    value(this: FakeStorage, key: string, text: string) {
      this[key] = text;
    },
  },
  removeItem: {
    value(this: FakeStorage, key: string) {
      delete this[key];
    },
  },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one person finds their own draft again, and nobody another’s', () => {
  draftOf('browser', 'job', 'nomsa').keep({ title: 'Promoters' });
  expect(draftOf('browser', 'job', 'nomsa').find({ title: '' })).toEqual({ title: 'Promoters' });
  expect(draftOf('browser', 'job', 'thabo').find({ title: '' })).toBeNull();
  expect(draftOf('tab', 'job', 'nomsa').exists()).toBe(false);
});

test('only fields of today’s form come back, as the form takes them', () => {
  const draft = draftOf('tab', 'profile', 'nomsa');
  draft.keep({ name: 'Nomsa', skills: 'closing', gone: true });
  expect(draft.find({ name: '', skills: ['none'], added: 1 })).toEqual({ name: 'Nomsa', skills: ['none'], added: 1 });
});

test('forgetting takes every draft, and nothing else', () => {
  draftOf('browser', 'job', 'nomsa').keep({});
  draftOf('tab', 'profile', 'nomsa').keep({});
  localStorage.setItem('theme', 'dark');
  forgetDrafts();
  expect(draftOf('browser', 'job', 'nomsa').exists()).toBe(false);
  expect(draftOf('tab', 'profile', 'nomsa').exists()).toBe(false);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('where storage is off, or holds nonsense, there is no draft', () => {
  localStorage.setItem('draft:job:nomsa', '{');
  expect(draftOf('browser', 'job', 'nomsa').find({ title: '' })).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  const draft = draftOf('browser', 'job', 'nomsa');
  draft.keep({ title: 'Promoters' });
  expect(draft.find({ title: '' })).toBeNull();
  expect(draft.exists()).toBe(false);
});
