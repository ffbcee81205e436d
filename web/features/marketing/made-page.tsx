import { useEffect, useRef } from 'react';
import { madeId, madeMark } from '#contract/site/made-pages.ts';

/** React keeps what stands in an element whose HTML is not its own. */
const fromServer = { __html: '' };

/**
 * The frame of a page that the server fills in (docs/decisions/0031). Built, it is empty; in the browser it keeps what came with
 * the document. Whoever comes here without a document, by the way back for one, gets it.
 */
export function MadePage() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // While somebody develops, the pages of jobs come from the server that Vite passes them on to.
    if (frame.current?.childNodes.length === 0 && !import.meta.env.DEV) window.location.reload();
    return () => {
      for (const element of document.querySelectorAll(`[${madeMark}]`)) element.remove();
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div ref={frame} id={madeId} suppressHydrationWarning dangerouslySetInnerHTML={fromServer} />;
}
