/** Runs batches until one was not full. It stops between two of them, where that leaves nothing half done. */
export async function inBatches(signal: AbortSignal, size: number, doBatch: () => Promise<number>): Promise<void> {
  let done: number;
  do {
    signal.throwIfAborted();
    done = await doBatch();
  } while (done >= size);
}
