import type { Message } from '#contract/messaging/messages.ts';

/** Merges both: each message once in its latest version, in the server's order. Returns the first array itself if nothing is new. */
export function merged(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  const news = more.filter((one) => one.change > (byId.get(one.id)?.change ?? -1));
  if (news.length === 0) return known;
  for (const one of news) byId.set(one.id, one);
  return [...byId.values()].toSorted((one, other) => one.position - other.position);
}

interface Window {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Those adjacent to the loaded range. */
export function within({ messages, hasOlder, hasNewer }: Window, more: readonly Message[]): readonly Message[] {
  const [first, last] = [messages[0]?.position ?? 0, messages.at(-1)?.position ?? 0];
  return more.filter(({ position }) => !(hasOlder && position < first) && !(hasNewer && position > last));
}
