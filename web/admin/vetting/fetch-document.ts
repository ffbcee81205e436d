import { problem } from '#contract/refusals.ts';
import { documentContentPath } from '#contract/vetting/review-api.ts';
import { ApiError, unreachable } from '#web/lib/api-client.ts';

/** The bytes of a document with their type. Throws an ApiError. */
export async function fetchDocument(vettingId: string, documentId: string, signal: AbortSignal): Promise<Blob> {
  const path = documentContentPath.replace(':vettingId', vettingId).replace(':documentId', documentId);
  let response: Response;
  try {
    response = await fetch(path, { signal, cache: 'no-store' });
    if (response.ok) return await response.blob();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable;
  }
  const body = problem.safeParse(await response.json().catch(() => null));
  throw new ApiError(
    body.data ?? {
      title: 'We couldn’t open this document',
      detail: 'Please try again in a moment.',
      status: response.status,
      code: 'service.failed',
    },
  );
}
