import { afterEach, expect, test, vi } from 'vitest';
import type { MessageFile, Viewer } from './message-file.ts';
import { comesUnasked } from './picture-card.tsx';

const file = { fileId: 'shelf' } as MessageFile;
const viewer: Viewer = { side: 'rep', linkOf: vi.fn() };

function connectBy(connection: object) {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', { getItem: () => null });
}

afterEach(() => vi.unstubAllGlobals());

test('a preview loads automatically, also on a metered connection', () => {
  connectBy({ type: 'cellular' });
  expect(comesUnasked(viewer, file)).toBe(true);
  expect(comesUnasked({ ...viewer, asks: true }, file)).toBe(false);
});

test('with data saving on, every picture loads on request, but not one sent from this page', () => {
  connectBy({ saveData: true, type: 'wifi' });
  expect(comesUnasked(viewer, file)).toBe(false);
  expect(comesUnasked({ ...viewer, here: () => new Blob() }, file)).toBe(true);
});
