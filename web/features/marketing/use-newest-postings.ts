import { useEffect, useState } from 'react';
import { newestPostingsPath } from '#contract/jobs/posting-addresses.ts';
import type { NewPosting } from '#contract/jobs/postings.ts';

/** The newest open gigs, once loaded; empty until then, or if there are none. */
export function useNewestPostings(): readonly NewPosting[] {
  const [found, setFound] = useState<readonly NewPosting[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Not through the API client: public pages don't load it. Without a response the examples stay.
    fetch(newestPostingsPath, { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setFound((await answer.json()) as NewPosting[]);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return found;
}

/** `R950 a day` as a price tag shows it. */
export function tagOf(pay: string): { readonly amount: string; readonly unit?: string } {
  const space = pay.indexOf(' ');
  return space < 0 ? { amount: pay } : { amount: pay.slice(0, space), unit: pay.slice(space + 1) };
}

export const placeOf = ({ location: { name, province } }: NewPosting): string =>
  province && province !== name ? `${name}, ${province}` : name;
