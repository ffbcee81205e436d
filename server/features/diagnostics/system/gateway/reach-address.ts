/** The HTTP status that the address answers with, even an error. Throws a network error or a timeout. */
export async function reachAddress(url: string, patienceMs: number): Promise<{ status: number }> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    if (signal.aborted) throw new Error(`no answer within ${patienceMs / 1000} seconds`);
    throw error;
  }
}
