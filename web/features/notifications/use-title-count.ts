import { useEffect } from 'react';
import { useLocation } from 'react-router';

const count = /^\(\d+\+?\) /;

/** Begins the document's title with a number, `(3) My Jobs`, for whoever looks at the row of tabs; null takes it away. */
export function useTitleCount(badge: string | null): void {
  // Each page brings a title of its own.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (badge === null) return;
    document.title = `(${badge}) ${document.title.replace(count, '')}`;
    return () => {
      document.title = document.title.replace(count, '');
    };
  }, [badge, key]);
}
