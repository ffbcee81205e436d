const dayMs = 86_400_000;

interface Offline {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  /** Its URL. */
  readonly page: string;
  /** The cache of this version: a page of a newer one needs files that are not in it. */
  readonly kept: readonly string[];
  readonly ask: (request: Request) => Promise<Response>;
}

/** The offline page shows a phone number, which the operator may change: it is refetched once a day. */
export async function renewOfflinePage({ cache, page, kept, ask }: Offline): Promise<void> {
  const before = await cache.match(page);
  if (Date.now() - Date.parse(before?.headers.get('date') ?? '') < dayMs) return;
  const response = await ask(new Request(new URL(page, location.origin), { cache: 'no-cache' }));
  if (response.status !== 200) return;
  const needed = (await response.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (needed.every((file) => kept.includes(file))) await cache.put(page, response);
}
