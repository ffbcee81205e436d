import type { LiveEvent } from '#contract/live.ts';

/** Null: after a break, anything may have changed. */
type Hear = (news: LiveEvent | null) => void;

const hearers = new Set<Hear>();

/** Subscribes to the user's live events, in addition to the invalidation they cause. Returns a function that unsubscribes. */
export function hearNews(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export const publishNews: Hear = (news) => {
  for (const hear of hearers) hear(news);
};
