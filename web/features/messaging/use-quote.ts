import { useState } from 'react';
import { useLocation } from 'react-router';

/** An announcement that is answered in private, as it comes with the way there. */
export interface Quote {
  readonly of: { readonly conversationId: string; readonly messageId: string };
  readonly text: string;
}

/** What the next message answers. */
export function useQuote() {
  const { state } = useLocation();
  const given = (state as { quote?: Quote } | null)?.quote ?? null;
  const [gone, setGone] = useState<Quote | null>(null);
  return { quote: given === gone ? null : given, letGo: () => setGone(given) };
}
