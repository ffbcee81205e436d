import { expect, test } from 'vitest';
import { supportState } from './opening-hours.ts';

// South African time is two hours ahead of UTC; 2 March 2026 is a Monday.
test.each([
  ['2026-03-02T05:59:59Z', 'Closed now, opens today at 8:00'],
  ['2026-03-02T06:00:00Z', 'Open now, until 18:00'],
  ['2026-03-02T15:59:59Z', 'Open now, until 18:00'],
  ['2026-03-02T16:00:00Z', 'Closed now, opens tomorrow at 8:00'],
  ['2026-03-06T17:00:00Z', 'Closed now, opens tomorrow at 9:00'],
  ['2026-03-07T06:30:00Z', 'Closed now, opens today at 9:00'],
  ['2026-03-07T07:00:00Z', 'Open now, until 14:00'],
  ['2026-03-07T12:00:00Z', 'Closed now, opens Monday at 8:00'],
  ['2026-03-08T10:00:00Z', 'Closed now, opens tomorrow at 8:00'],
  // Already Monday in South Africa, still Sunday in UTC.
  ['2026-03-08T22:30:00Z', 'Closed now, opens today at 8:00'],
])('at %s: %s', (moment, text) => {
  expect(supportState(new Date(moment)).text).toBe(text);
});
