import { expect, test } from 'vitest';
import { DatabaseAway } from '../db/database-trouble.ts';
import { countLook } from './look.ts';
import type { RateLimiter } from './rate-limits.ts';

const limit = { name: 'test', burst: 1, every: 1 };
const limiterThat = (take: RateLimiter['take']) => ({ take }) as RateLimiter;

test('a look is refused when there were too many, and not counted while the database is away', async () => {
  const full = limiterThat(async () => 7);
  await expect(countLook(full, limit, 'one')).rejects.toMatchObject({ code: 'request.too_many', retryAfterSeconds: 7 });
  const away = limiterThat(() => Promise.reject(new DatabaseAway()));
  await expect(countLook(away, limit, 'one')).resolves.toBeUndefined();
  const broken = limiterThat(() => Promise.reject(new Error('A bug')));
  await expect(countLook(broken, limit, 'one')).rejects.toThrow('A bug');
});
