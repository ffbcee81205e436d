import { useEffect } from 'react';
import { useLocation } from 'react-router';

const count = /^\(\d+\+?\) /;

/** What waits, by where: the bell tells of unread messages too, and nothing is to be counted twice. */
const badges = new Map<string, string>();

function write(): void {
  const [most] = [...badges.values()].toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  const title = document.title.replace(count, '');
  document.title = most === undefined ? title : `(${most}) ${title}`;
}

/**
 * Begins the document's title with a number, `(3) My Jobs`, for whoever looks at the row of tabs: the highest of all that are
 * given. Null takes it away.
 */
export function useTitleCount(of: string, badge: string | null): void {
  // Each page brings a title of its own.
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
