import { afterEach } from 'vitest';
import { moveClock } from '#server/platform/clock.ts';

// The files that a worker runs share one clock: a test that left it ahead would fail others.
afterEach(() => moveClock(0));
