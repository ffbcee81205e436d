import { useEffect } from 'react';
import { documentTitle } from './page-meta.ts';

/** Names what a page shows in the browser's tab, for what the route's `meta` cannot know yet: which job, which lesson. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
