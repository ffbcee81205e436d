import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQuietly } from './load-code.ts';

const Code = () => null;

describe('code that loads quietly', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const failing = () =>
    vi
      .fn(async () => Code)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it.each([
    ['once back online', () => window.dispatchEvent(new Event('online'))],
    ['when the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after 20 seconds', () => vi.advanceTimersByTime(20_000)],
  ])('is retried %s, until it has loaded', async (_, pass) => {
    const load = failing();
    const onLoad = vi.fn();
    loadQuietly(load, onLoad);
    await settle();
    pass();
    await settle();
    expect(onLoad).not.toHaveBeenCalled();
    pass();
    await settle();
    expect(onLoad.mock.calls).toEqual([[Code]]);
    pass();
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is left alone when the page is hidden', async () => {
    const load = failing();
    loadQuietly(load, vi.fn());
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('isn’t used or retried any more once stopped', async () => {
    const load = failing();
    const onLoad = vi.fn();
    loadQuietly(load, onLoad)();
    loadQuietly(async () => Code, onLoad)();
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(onLoad).not.toHaveBeenCalled();
  });
});
