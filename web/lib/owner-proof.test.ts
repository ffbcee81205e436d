import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProof, withProof } from './owner-proof.ts';

afterEach(() => vi.unstubAllGlobals());

test('a proof is sent only with calls about factors and passkeys, and only while given', async () => {
  const bodies: unknown[] = [];
  const answer = async (_input: unknown, init?: RequestInit) => {
    bodies.push(init?.body);
    return new Response();
  };
  vi.stubGlobal('fetch', answer);
  const factors = 'http://localhost/auth/v1/factors';
  await withProof({ current_password: 'mine' }, async () => {
    await fetchWithProof(factors, { method: 'POST', body: '{"factor_type":"totp"}' });
    await fetchWithProof(`${factors}/1`, { method: 'DELETE' });
    await fetchWithProof(`${factors}/recovery-codes`, { method: 'GET' });
    await fetchWithProof('http://localhost/auth/v1/passkeys/1', { method: 'DELETE' });
    await fetchWithProof('http://localhost/auth/v1/token', { method: 'POST', body: '{"a":1}' });
  });
  await fetchWithProof(factors, { method: 'POST', body: '{"b":2}' });
  expect(bodies).toEqual([
    '{"factor_type":"totp","current_password":"mine"}',
    '{"current_password":"mine"}',
    undefined,
    '{"current_password":"mine"}',
    '{"a":1}',
    '{"b":2}',
  ]);
});
