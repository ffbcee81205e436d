interface Delivery {
  readonly conversationId: string;
  readonly upTo: number;
}

interface Tools {
  readonly report: (conversations: Delivery[]) => Promise<unknown>;
  readonly later: (act: () => void, ms: number) => unknown;
}

const gatheredMs = 1000;
/** The server's limit per request. */
const most = 50;

/** Reports to the server what this device has received, several messages per request. */
export function createDeliveries({ report, later }: Tools) {
  const told = new Map<string, number>();
  const waiting = new Map<string, number>();
  let planned = false;

  function plan() {
    if (planned) return;
    planned = true;
    later(() => void flush(), gatheredMs);
  }

  async function flush(): Promise<void> {
    planned = false;
    const batch = [...waiting].slice(0, most).map(([conversationId, upTo]) => ({ conversationId, upTo }));
    for (const { conversationId } of batch) waiting.delete(conversationId);
    try {
      if (batch.length > 0) await report(batch);
      for (const { conversationId, upTo } of batch) told.set(conversationId, upTo);
    } catch {
      // The next event, or the next view, reports it again.
    }
    if (waiting.size > 0) plan();
  }

  return {
    add(conversationId: string, upTo: number): void {
      if (upTo <= (told.get(conversationId) ?? 0) || upTo <= (waiting.get(conversationId) ?? 0)) return;
      waiting.set(conversationId, upTo);
      plan();
    },
  };
}
