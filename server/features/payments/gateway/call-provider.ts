import { ProviderAway } from './provider-errors.ts';

const mostBytes = 64 * 1024;

/** The connection to PayFast. */
export interface Line {
  readonly fetch: typeof fetch;
  /** Timeout of a call. */
  readonly patienceMs: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request to PayFast. Throws a ProviderAway for whatever prevents a response or makes it endless. */
export async function callProvider({ fetch, patienceMs }: Line, url: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: response.status, body: await readBounded(response) };
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    // The address may hold a token.
    const why = signal.aborted ? `no answer within ${patienceMs} ms` : reasonOf(error);
    throw new ProviderAway(`PayFast cannot be reached: ${why}.`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new ProviderAway('PayFast answered with more than it ever does.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code } = cause as NodeJS.ErrnoException;
  return code ?? (cause instanceof Error ? cause.name : 'unknown');
}
