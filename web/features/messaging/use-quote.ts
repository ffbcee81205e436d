import { useState } from 'react';
import { useLocation } from 'react-router';

/** The quoted announcement of a private reply, passed along in navigation. */
export interface Quote {
  readonly of: { readonly conversationId: string; readonly messageId: string };
  readonly text: string;
}

/** The message that the next one answers. */
export function useQuote() {
  const { state } = useLocation();
  const given = (state as { quote?: Quote } | null)?.quote ?? null;
  const [gone, setGone] = useState<Quote | null>(null);
  return { quote: given === gone ? null : given, letGo: () => setGone(given) };
}
