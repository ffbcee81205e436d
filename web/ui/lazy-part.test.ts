import { expect, it, vi } from 'vitest';
import { partOf } from './lazy-part.tsx';

const Code = () => null;

it('loads the code once, also for those who ask while it loads', async () => {
  const load = vi.fn(async () => ({ default: Code }));
  const part = partOf(load);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(load).toHaveBeenCalledOnce();
  expect(part.code).toBe(Code);
});

it('loads the code again after a failure', async () => {
  const load = vi.fn(async () => ({ default: Code }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = partOf(load);
  await expect(part.load()).rejects.toThrow('No code');
  await part.load();
  expect(part.code).toBe(Code);
});
