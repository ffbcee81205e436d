import type { SecretRing } from './crypto/key-ring.ts';
import type { Db } from './db/pool.ts';
import { fingerprintOf, openKept, readKeyState } from './secret-key.ts';

interface Settings {
  readonly db: Db;
  readonly secretKey: string;
  /** SECRET_KEY_PREVIOUS */
  readonly previous: string | null;
  readonly onTrouble: (error: unknown) => void;
}

interface OpenRing {
  readonly ring: SecretRing;
  /** Reads which key signs and seals now. */
  refresh(): Promise<void>;
  close(): void;
}

/** How soon a process notices that the other key took over, in milliseconds. Until then it signs with the former one, which all others know. */
export const noticeMs = 30_000;

/**
 * The keys of this process. The database says which of the two signs and seals, so that a process with the former settings can read what one with the new
 * settings makes.
 */
export async function openSecretRing({ db, secretKey, previous, onTrouble }: Settings): Promise<OpenRing> {
  let current = secretKey;
  let kept = new Map<string, Buffer[]>();
  const usable = previous === null || previous === secretKey ? [secretKey] : [secretKey, previous];
  const ring: SecretRing = {
    get current() {
      return current;
    },
    usable,
    keptOf: (of) => kept.get(of) ?? [],
  };
  const refresh = async () => {
    const state = await readKeyState(db);
    if (state === null) return;
    const found = new Map<string, Buffer[]>();
    for (const { owner, purpose, key } of openKept(ring, state.kept)) {
      const of = `${owner}\n${purpose}`;
      found.set(of, [...(found.get(of) ?? []), key]);
    }
    kept = found;
    current = usable.find((one) => fingerprintOf(one) === state.fingerprint) ?? current;
  };
  await refresh();
  // Without a former key nothing can change.
  const timer = usable.length > 1 ? setInterval(() => void refresh().catch(onTrouble), noticeMs) : undefined;
  timer?.unref();
  return { ring, refresh, close: () => clearInterval(timer) };
}
