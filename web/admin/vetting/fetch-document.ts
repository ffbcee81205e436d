import { documentContentPath } from '#contract/vetting/documents.ts';
import { errorOf, unreachable } from '#web/lib/api-client.ts';

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
  throw await errorOf(response, 'We couldn’t open this document');
}
