import type { AccountsApp } from './accounts-app.ts';
import type { TestDatabase } from './database.ts';

export type TokenAnswer = { status: number; body: Record<string, unknown> };

/** A raw call of the token endpoint. A text is sent unchanged. */
export async function callToken(
  app: AccountsApp,
  grant: string,
  body: unknown,
  fetcher: typeof fetch = fetch,
): Promise<TokenAnswer> {
  const response = await fetcher(`${app.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export function callRefresh(
  app: AccountsApp,
  refreshToken: unknown,
  fetcher: typeof fetch = fetch,
): Promise<TokenAnswer> {
  return callToken(app, 'refresh_token', { refresh_token: refreshToken }, fetcher);
}

/** As if the last refresh had been longer ago than the grace period. */
export async function passGrace(database: TestDatabase, userId: string): Promise<void> {
  await database.pool.query(`update sessions set refreshed_at = now() - interval '1 minute' where user_id = $1`, [
    userId,
  ]);
}
