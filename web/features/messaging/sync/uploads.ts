import type { KeptFile } from './kept-attachments.ts';

export type UploadState =
  /** `part`: 0 to 1; at 1 everything is uploaded, and the server is checking it. */
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'done' }
  /** `final`: the server would refuse again. */
  | { readonly phase: 'failed'; readonly message: string; readonly final: boolean };

export interface UploadTools {
  readonly send: (
    file: KeptFile,
    watch: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<string>;
  readonly failureOf: (error: unknown) => { readonly message: string; readonly final: boolean };
}

interface Upload {
  state: UploadState;
  readonly arrived: Promise<string>;
  readonly stop: AbortController;
}

/** The uploads of this tab, one at a time: waiting for a file in flight never sends it twice. */
export function createUploads({ send, failureOf }: UploadTools) {
  const known = new Map<string, Upload>();
  /** The server deleted them, or the user removed them: its ids are of no use. */
  const gone = new Set<string>();
  const contents = new Map<string, Blob>();
  const listeners = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();

  const publish = () => {
    for (const listener of listeners) listener();
  };

  function begin(file: KeptFile): Promise<string> {
    const stop = new AbortController();
    const enter = (state: UploadState) => {
      upload.state = state;
      publish();
    };
    const arrived = turn.then(() => {
      stop.signal.throwIfAborted();
      return send(file, { onProgress: (part) => enter({ phase: 'sending', part }), signal: stop.signal });
    });
    turn = arrived.catch(() => undefined);
    const upload: Upload = { state: { phase: 'sending', part: 0 }, arrived, stop };
    known.set(file.key, upload);
    arrived.then(
      (fileId) => {
        contents.set(fileId, file.content);
        enter({ phase: 'done' });
      },
      (error) => enter({ phase: 'failed', ...failureOf(error) }),
    );
    publish();
    return arrived;
  }

  return {
    /** The server's id of the file, also from before a reload. A failed upload is retried. */
    async start(file: KeptFile): Promise<string> {
      const before = known.get(file.key);
      if (before && before.state.phase !== 'failed') return before.arrived;
      if (file.fileId === undefined || gone.has(file.key)) return begin(file);
      contents.set(file.fileId, file.content);
      return file.fileId;
    },
    forget(key: string): void {
      known.get(key)?.stop.abort();
      known.delete(key);
      gone.add(key);
      publish();
    },
    /** Of a file sent from this page, whenever it was uploaded. */
    contentOf: (fileId: string): Blob | undefined => contents.get(fileId),
    stateOf: (key: string): UploadState | null => known.get(key)?.state ?? null,
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
