import { viewingsApi } from '#contract/operators/viewings.ts';
import type { AdminBrowser } from './admins.ts';
import { callerOf } from './api.ts';

/** Calls from the tab in which an administrator sees as a user. */
export function viewingHeaders({ cookies }: Pick<AdminBrowser, 'cookies'>, id: string): Record<string, string> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return { authorization: `Viewing ${id}`, ...(cookie && { cookie }) };
}

/** A viewing in an administrator's browser, with its id. */
export function viewer({ url }: { readonly url: string }, browser: Pick<AdminBrowser, 'cookies'>, id: string) {
  const fetcher: typeof fetch = (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...viewingHeaders(browser, id) };
    return fetch(input, { ...init, headers });
  };
  return callerOf(url, null, fetcher);
}

export async function seeAs(
  app: { readonly url: string },
  admin: AdminBrowser,
  { userId }: { readonly userId: string },
  reason = 'They cannot find their job.',
) {
  const started = await admin.call(viewingsApi.start, { params: { userId }, body: { reason } });
  return { ...started, headers: viewingHeaders(admin, started.id), call: viewer(app, admin, started.id) };
}
