/** Whether anything answers there. Throws what the network says; an answer that tells of trouble is one too. */
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
