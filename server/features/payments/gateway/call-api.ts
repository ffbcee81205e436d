import { z } from 'zod';
import { callProvider, type Line } from './call-provider.ts';
import type { PayfastSettings } from './payfast-settings.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { signCall } from './signatures.ts';

export interface Call {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
}

/** @returns `data` of the response, or null: PayFast has no record of that name */
export type CallApi = (call: Call) => Promise<{ readonly response: unknown; readonly message: string } | null>;

const envelope = z.object({
  code: z.coerce.number().optional(),
  status: z.string().optional(),
  data: z.object({ response: z.unknown(), message: z.unknown() }).partial().optional().catch(undefined),
});

const offsetMs = 2 * 3_600_000;
const timestampOf = (now: Date) => `${new Date(now.getTime() + offsetMs).toISOString().slice(0, 19)}+02:00`;

/** A client of the API, with its signature and its kinds of refusal. */
export function apiOf(settings: PayfastSettings, line: Line, now: () => Date): CallApi {
  const inSandbox = new URL(settings.url).hostname === 'sandbox.payfast.co.za';
  return async ({ method, path, body }) => {
    const headers = { 'merchant-id': settings.merchantId, version: 'v1', timestamp: timestampOf(now()) };
    const signed = Object.entries({ ...headers, ...body }).map(([name, value]) => [name, String(value)] as const);
    const url = new URL(path, settings.apiUrl);
    // The one thing in a call that isn't signed.
    if (inSandbox) url.searchParams.set('testing', 'true');
    const answer = await callProvider(line, url.href, {
      method,
      headers: {
        ...headers,
        signature: signCall(Object.fromEntries(signed), settings.passphrase),
        ...(body && { 'content-type': 'application/json' }),
      },
      // Without a body fetch sends `content-length: 0`, which the API insists on.
      ...(body && { body: JSON.stringify(body) }),
    });
    return read(answer, (text) => hide(text, settings));
  };
}

function read({ status, body }: { status: number; body: string }, clean: (text: string) => string) {
  const parsed = envelope.safeParse(parseJson(body));
  const { code = status, data } = parsed.data ?? {};
  const said = status === 200 ? code : status;
  const message = clean(typeof data?.message === 'string' ? data.message : textOf(data?.response)).slice(0, 200);
  if (said === 404) return null;
  if (said === 429 || said >= 500) throw new ProviderAway(`PayFast answered ${said}${because(message)}`);
  if (said < 200 || said >= 300) throw new ProviderRefused(said, `PayFast answered ${said}${because(message)}`);
  // Such as a page that a firewall put in the way.
  if (!parsed.success || data === undefined)
    throw new ProviderAway('PayFast answered with something else than its API.');
  return { response: data.response, message };
}

const because = (message: string) => (message === '' ? '.' : `: ${message}`);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Masks secrets in PayFast's message, which is logged and shown to admins. */
function hide(text: string, { passphrase, merchantKey }: PayfastSettings): string {
  return [passphrase, merchantKey].filter(Boolean).reduce((left, secret) => left.replaceAll(secret, '…'), text);
}
