import { useEffect } from 'react';
import { documentTitle } from './page-meta.ts';

/** Sets the tab's title to details that the route's `meta` can't know yet: which job, which lesson. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
