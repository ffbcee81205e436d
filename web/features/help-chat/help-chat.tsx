import clsx from 'clsx';
import { MessageCircleMore } from 'lucide-react';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { toast } from '#web/lib/toast.ts';
import { loadOnce, loadQuietly } from '#web/ui/load-code.ts';
import type { ChatPanel } from './chat-panel.tsx';

type Panel = ComponentType<Parameters<typeof ChatPanel>[0]>;

const panelId = 'help-chat';
const loadClearPlace = loadOnce(() => import('./clear-place.ts'));

/** The button on every page. The panel's code is loaded when first opened, and the conversation lasts as long as the page. */
export function HelpChat() {
  const [open, setOpen] = useState(false);
  const [LoadedPanel, setPanel] = useState<Panel | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const rise = useClearPlace(button);

  async function show() {
    try {
      const { ChatPanel } = await import('./chat-panel.tsx');
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      toast({
        title: 'No connection',
        description: 'We couldn’t load the help chat. Check your connection and try again.',
        variant: 'destructive',
      });
    }
  }

  const close = useCallback(() => {
    // The button has to be rendered before it can take the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }, []);

  // That page is cached without its code.
  if (pathname === '/offline') return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Help chat"
        aria-expanded={open}
        aria-controls={LoadedPanel ? panelId : undefined}
        onClick={() => void show()}
        style={rise ? { translate: `0 ${-rise}px` } : undefined}
        className={clsx(
          // The panel covers it.
          (open || rise === null) && 'invisible',
          'fixed end-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 grid size-14 place-content-center rounded-full md:end-6 md:bottom-6 print:hidden',
          // Without its code it can't give way to controls: it scrolls with the page (scripts/build/start-later.ts).
          'in-data-still:absolute',
          'border-2 border-canvas bg-brand text-on-brand shadow-lift transition-[background-color,scale,translate] hover:bg-brand-strong active:scale-95',
          // Above a portal's tab bar; hidden while the phone's keyboard leaves little room.
          'max-md:[body:has([data-tab-bar])_&]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:[body:has([data-tab-bar])_&]:size-12',
          'max-md:pointer-coarse:[body:has(main_:is(input,textarea):focus)_&]:invisible',
          // Narrow reading pages have no room beside the text.
          'max-lg:[body:has([data-reading])_&]:invisible',
          // Without scripts the assistant can't answer.
          '[@media(scripting:none)]:hidden',
        )}
      >
        <MessageCircleMore aria-hidden="true" className="size-6.5" />
      </button>
      {LoadedPanel ? <LoadedPanel id={panelId} open={open} onClose={close} /> : null}
    </>
  );
}

/** How far up the button moves so as to cover nothing, in pixels; null where it has to hide. Its code is loaded after the page's. */
function useClearPlace(button: RefObject<HTMLElement | null>): number | null {
  const [rise, setRise] = useState<number | null>(0);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let stopWatching: (() => void) | undefined;
    const stopLoading = loadQuietly(loadClearPlace, ({ watchClearPlace }) => {
      if (button.current) stopWatching = watchClearPlace(button.current, setRise);
    });
    return () => {
      stopLoading();
      stopWatching?.();
    };
  }, [button, key]);
  return rise;
}
