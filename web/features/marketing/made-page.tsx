import { useEffect, useRef } from 'react';
import { madeId, madeMark } from '#contract/site/made-pages.ts';

/** React leaves the content of an element with raw HTML alone. */
const fromServer = { __html: '' };

/**
 * The frame of a page that the server fills in (docs/decisions/0031). Empty in the build; in the browser it shows what
 * came with the document. Entered without a document, through the back button for one, it reloads to get it.
 */
export function MadePage() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In development, job pages come from the server that Vite proxies to.
    if (frame.current?.childNodes.length === 0 && !import.meta.env.DEV) window.location.reload();
    return () => {
      for (const element of document.querySelectorAll(`[${madeMark}]`)) element.remove();
    };
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div ref={frame} id={madeId} suppressHydrationWarning dangerouslySetInnerHTML={fromServer} />;
}
