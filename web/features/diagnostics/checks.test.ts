import { expect, test, vi } from 'vitest';
import { type Check, failedWith, passed } from './check.ts';
import { clockOutcome } from './clock-outcome.ts';
import { sessionCheck, userCheck } from './connection-checks.ts';
import { reportText } from './report-text.ts';
import { runCheck } from './run-check.ts';

const noSignal = new AbortController().signal;
const outcomeOf = (run: Check['run'], patience?: number) => runCheck({ run }, noSignal, patience);
const group = 'This device';

test('a report has each item with its status and text, and no address, token or id of any user', () => {
  const session = '0199f3a1-7c11-7abc-8def-0123456789ab';
  const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const text = reportText({
    items: [
      { title: 'Local storage', group, outcome: passed('Works') },
      { title: 'User', group, outcome: failedWith(`thandi@example.co.za in session ${session} with ${token}`) },
      {
        title: 'Mail',
        group,
        outcome: { ...passed('Well'), facts: [{ name: 'Host', value: 'smtp://a:b@mail.example' }] },
      },
      { title: 'Push', group, outcome: null },
    ],
    legacy: [{ title: 'Get user', group, outcome: failedWith('call +27 82 123 4567') }],
    at: '2026-11-23T14:00:00.000Z',
    browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
    screen: '390 × 844',
  });
  expect(text).toBe(`Diagnostics at 2026-11-23T14:00:00.000Z: testing
Browser: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36
Window: 390 × 844

PASS     Local storage: Works
FAIL     User: (address) in session (id) with (token)
PASS     Mail: Well
         Host: smtp://mail.example
TESTING  Push: still testing

Legacy check
ERROR    Get user: call (number)`);
});

test('a check that throws fails, with its message or as an unknown error', async () => {
  const quota = async () => Promise.reject(new Error('The quota has been exceeded.'));
  expect(await outcomeOf(quota)).toEqual(failedWith('The quota has been exceeded.'));
  expect(await outcomeOf(async () => Promise.reject('nothing'))).toEqual(failedWith('Unknown error'));
  expect(await outcomeOf(() => new Promise(() => {}), 10)).toMatchObject({ status: 'fail' });
});

test.each([
  [0, 'pass'],
  [-30_000, 'pass'],
  [90_000, 'warning'],
  [-90_000, 'warning'],
  [301_000, 'fail'],
  [-400_000, 'fail'],
])('a clock that is %i ms ahead: %s', (ahead, status) => {
  const server = 1_800_000_000_000;
  expect(clockOutcome({ sent: server + ahead - 100, received: server + ahead + 100, server }).status).toBe(status);
});

test('an admin without a user session is recognised, and no session at all is too', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ email: 'naledi@example.co.za', isAdmin: true, role: 'finance', secondFactor: true },
      ...{ loginTime: '2026-11-29T08:00:00.000Z', expiresAt: '2026-11-30T08:00:00.000Z' },
    }),
  );
  try {
    expect(await sessionCheck(true)()).toEqual(passed('An admin is signed in here.'));
    expect(await userCheck(true)()).toEqual(passed('The server recognises the admin, with the role finance.'));
    expect(await sessionCheck(false)()).toEqual(passed('No user is signed in here.'));
    expect(await userCheck(false)()).toEqual(passed('No user is signed in here.'));
  } finally {
    vi.unstubAllGlobals();
  }
});
