/** SECRET_KEY while it is replaced: the key that signs and seals, and those that still verify and open. */
export interface SecretRing {
  /** Changes while the process runs, at the moment the other key takes over. */
  readonly current: string;
  /** Every SECRET_KEY that this process has. */
  readonly usable: readonly string[];
  /** Derived keys of former ones that live on, the oldest first. `of`: owner and purpose, a line each. */
  keptOf(of: string): readonly Buffer[];
}

/** A SECRET_KEY that isn't replaced is a string. */
export type Secret = string | SecretRing;

/** The keys of one purpose. */
export interface Key {
  /** Signs and seals. */
  readonly current: Buffer;
  /** Verify and open, the current one first. */
  readonly all: readonly Buffer[];
  /** The first one that was ever used for this purpose: for hashes that are looked up, and for what devices know us by. */
  readonly lasting: Buffer;
}

export type AnyKey = Buffer | Key;

/** @param of the name under which former keys of this purpose are kept, if they are */
export function keyOf(secret: Secret, derive: (secretKey: string) => Buffer, of = ''): Key {
  if (typeof secret === 'string') {
    const only = derive(secret);
    return { current: only, all: [only], lasting: only };
  }
  const derived = new Map(secret.usable.map((one) => [one, derive(one)]));
  const currentOf = () => derived.get(secret.current) ?? derive(secret.current);
  return {
    get current() {
      return currentOf();
    },
    get all() {
      const current = currentOf();
      return [current, ...[...derived.values()].filter((one) => one !== current), ...secret.keptOf(of)];
    },
    get lasting() {
      return secret.keptOf(of)[0] ?? currentOf();
    },
  };
}

/** Those that verify and open. */
export const keysOf = (key: AnyKey): readonly Buffer[] => (Buffer.isBuffer(key) ? [key] : key.all);

export const currentOf = (key: AnyKey): Buffer => (Buffer.isBuffer(key) ? key : key.current);
