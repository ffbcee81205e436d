import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { draftOf, forgetDrafts, visitor } from './drafts.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('users find their own drafts again, and no one else’s', () => {
  draftOf('browser', 'job', 'nomsa').keep({ title: 'Promoters' });
  expect(draftOf('browser', 'job', 'nomsa').find({ title: '' })).toEqual({ title: 'Promoters' });
  expect(draftOf('browser', 'job', 'thabo').find({ title: '' })).toBeNull();
  expect(draftOf('tab', 'job', 'nomsa').exists()).toBe(false);
});

test('only fields of the current form are restored, with values it accepts', () => {
  const draft = draftOf('tab', 'profile', 'nomsa');
  draft.keep({ name: 'Nomsa', skills: 'closing', gone: true });
  expect(draft.find({ name: '', skills: ['none'], added: 1 })).toEqual({ name: 'Nomsa', skills: ['none'], added: 1 });
});

test('clearing deletes the drafts of the given user, and nothing else', () => {
  draftOf('browser', 'job', 'nomsa').keep({});
  draftOf('tab', 'profile', 'nomsa').keep({});
  draftOf('browser', 'job', 'thabo').keep({});
  draftOf('browser', 'contact', visitor).keep({});
  localStorage.setItem('theme', 'dark');
  forgetDrafts((userId) => userId === 'nomsa');
  expect(draftOf('browser', 'job', 'nomsa').exists()).toBe(false);
  expect(draftOf('tab', 'profile', 'nomsa').exists()).toBe(false);
  expect(draftOf('browser', 'job', 'thabo').exists()).toBe(true);
  expect(draftOf('browser', 'contact', visitor).exists()).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('a draft is valid for a week, a visitor’s for a day', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  const [own, visitors] = [draftOf('browser', 'job', 'nomsa'), draftOf('browser', 'contact', visitor)];
  own.keep({ title: 'Promoters' });
  visitors.keep({ message: 'Hello' });
  vi.setSystemTime(new Date('2026-03-03T07:59:59Z'));
  expect(visitors.find({ message: '' })).toEqual({ message: 'Hello' });
  vi.setSystemTime(new Date('2026-03-03T08:00:00Z'));
  expect(visitors.exists()).toBe(false);
  vi.setSystemTime(new Date('2026-03-09T07:59:59Z'));
  expect(own.exists()).toBe(true);
  vi.setSystemTime(new Date('2026-03-09T08:00:00Z'));
  expect(own.find({ title: '' })).toBeNull();
});

test('a list is restored into a field that is empty at first, and not into a text', () => {
  const draft = draftOf('browser', 'job', 'nomsa');
  draft.keep({ tags: ['beer'], title: ['Promoters'] });
  expect(draft.find({ tags: null, title: '' })).toEqual({ tags: ['beer'], title: '' });
});

test('records of an older version of the site are left alone', () => {
  localStorage.setItem('draft:job:nomsa', JSON.stringify({ title: 'Promoters' }));
  localStorage.setItem('draft:job:thabo', JSON.stringify({ version: 0, at: Date.now(), values: { title: 'x' } }));
  expect(draftOf('browser', 'job', 'nomsa').find({ title: '' })).toBeNull();
  expect(draftOf('browser', 'job', 'thabo').exists()).toBe(false);
});

test('no password, identity number or bank detail is stored, whichever form has it', () => {
  const draft = draftOf('browser', 'sign-up', visitor);
  const secrets = {
    password: 'a',
    confirmPassword: 'a',
    idNumber: '8001015009087',
    bankAccount: '1',
    account_number: '1',
  };
  draft.keep({ email: 'nomsa@example.co.za', ...secrets, further: { ...secrets, branchCode: '2', city: 'Soweto' } });
  expect(JSON.parse(localStorage.getItem('draft:sign-up:visitor') ?? '').values).toEqual({
    email: 'nomsa@example.co.za',
    further: { city: 'Soweto' },
  });
});

test('with storage off, or holding invalid data, there is no draft', () => {
  localStorage.setItem('draft:job:nomsa', '{');
  expect(draftOf('browser', 'job', 'nomsa').find({ title: '' })).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  const draft = draftOf('browser', 'job', 'nomsa');
  draft.keep({ title: 'Promoters' });
  expect(draft.find({ title: '' })).toBeNull();
  expect(draft.exists()).toBe(false);
});
