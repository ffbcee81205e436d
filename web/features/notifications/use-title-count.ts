import { useEffect } from 'react';
import { useLocation } from 'react-router';

const count = /^\(\d+\+?\) /;

/** Counts by source: the bell includes unread messages too, and nothing must be counted twice. */
const badges = new Map<string, string>();

function write(): void {
  const [most] = [...badges.values()].toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  const title = document.title.replace(count, '');
  document.title = most === undefined ? title : `(${most}) ${title}`;
}

/**
 * Prefixes the document's title with a number, `(3) My Jobs`, for users with many tabs: the highest of all that are
 * set. Null removes it.
 */
export function useTitleCount(of: string, badge: string | null): void {
  // Each page sets its own title.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (badge === null) return;
    badges.set(of, badge);
    write();
    return () => {
      badges.delete(of);
      write();
    };
  }, [of, badge, key]);
}
