import { fetchWithProof } from './owner-proof.ts';

/** `fetch` for the sign-in client. A new session expires by the device's clock, even if it is wrong. */
export const authFetch: typeof fetch = async (input, init) => onDeviceClock(await fetchWithProof(input, init));

/**
 * The client compares `expires_at` with the device's clock. The server's would let a slow device send expired tokens, and a
 * fast one refresh at every call.
 */
async function onDeviceClock(response: Response): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const lifetime = (body as { expires_in?: unknown } | null)?.expires_in;
  if (typeof lifetime !== 'number') return response;
  const session = { ...(body as object), expires_at: Math.floor(Date.now() / 1000) + lifetime };
  const { status, headers } = response;
  return new Response(JSON.stringify(session), { status, headers });
}
