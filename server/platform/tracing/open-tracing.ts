import { noTracing, type Tracing } from './tracing.ts';

/** @param url of a collector's OTLP over HTTP, without `/v1/traces`; null: no traces, and none of what makes them is loaded */
export async function openTracing(url: string | null, process: string): Promise<Tracing> {
  if (url === null) return noTracing;
  const { traceTo } = await import('./trace-to.ts');
  return traceTo(url, process);
}
