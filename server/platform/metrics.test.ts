import { expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

test('what is not read in time is left out, and the others are reported', async () => {
  const onTrouble = vi.fn();
  const { registry, lookUp } = createMetrics(onTrouble);
  lookUp({ name: 'stuck', help: 'Waits for ever.' }, () => new Promise(() => {}));
  lookUp({ name: 'waited_for', help: 'Known at once.' }, () => [[{}, 7]]);
  const shown = await registry.metrics();
  expect(shown).toMatch(/^waited_for 7$/m);
  expect(shown).not.toMatch(/^stuck /m);
  expect(onTrouble.mock.calls).toEqual([
    [expect.objectContaining({ message: expect.stringMatching(/3000/) }), 'stuck'],
  ]);
});
