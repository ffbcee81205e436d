import {
  type ComponentType,
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { loadAhead, MissingCode } from './lazy-part.tsx';
import { loadOnce } from './load-code.ts';
import { Spinner } from './spinner.tsx';

type Overlays = typeof import('./overlays.ts');

interface Overlay {
  readonly trigger?: ReactElement;
  /** Without a trigger it is open unless this says otherwise. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly onClose?: () => void;
}

/** The code of all overlays. Loaded early, the first one opens without waiting. */
export const allOverlays = { load: loadOnce(() => import('./overlays.ts')) };

interface OnDemandProps<Props> {
  readonly pick: (overlays: Overlays) => ComponentType<Props>;
  readonly popup: 'dialog' | 'menu';
  readonly props: Props;
}

/**
 * An overlay whose code is loaded when its trigger is reached for, or when it opens. Until its first press the trigger
 * is a plain button. The press is then repeated on the overlay's own trigger, which sees whether a key, a mouse or a
 * finger opened it.
 */
export function OnDemand<Props extends Overlay>({ pick, popup, props }: OnDemandProps<Props>) {
  const { trigger, open = !trigger } = props;
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const [press, setPress] = useState<Event | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLElement>(null);
  const awaited = !overlays && (open || press !== null);

  useEffect(() => {
    if (!awaited || failed) return;
    let isLeft = false;
    allOverlays.load().then(
      (loaded) => isLeft || setOverlays(loaded),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [awaited, failed]);

  useEffect(() => {
    if (!overlays || !press) return;
    setPress(null);
    button.current?.focus({ preventScroll: true });
    button.current?.dispatchEvent(copyOf(press));
  }, [overlays, press]);

  if (overlays) {
    const Code = pick(overlays);
    return <Code {...props} {...(trigger && { trigger: cloneElement(trigger, { ref: button } as object) })} />;
  }

  const giveUp = () => {
    setFailed(false);
    setPress(null);
    if (!open) return;
    props.onOpenChange?.(false);
    props.onClose?.();
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': popup,
          'aria-expanded': false,
          'aria-busy': (awaited && !failed) || undefined,
          onPointerEnter: () => loadAhead(allOverlays),
          onFocus: () => loadAhead(allOverlays),
          onClick: (event: MouseEvent) => setPress(event.nativeEvent),
          onKeyDown: (event: KeyboardEvent) => {
            if (popup !== 'menu' || !/^Arrow(Up|Down)$/.test(event.key)) return;
            event.preventDefault();
            setPress(event.nativeEvent);
          },
          // Another control took the focus: opening now would take it back.
          onBlur: ({ relatedTarget }: FocusEvent) => {
            if (relatedTarget && !failed) setPress(null);
          },
        } as object)}
      {awaited
        ? createPortal(
            failed ? <Failed onRetry={() => setFailed(false)} onClose={giveUp} /> : <Loading />,
            document.body,
          )
        : null}
    </>
  );
}

const copyOf = (event: Event) => new (event.constructor as typeof Event)(event.type, event);

/** Milliseconds. With less the eye sees a flash. */
const waitBeforeSaying = 400;

function Loading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitBeforeSaying);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom) z-50 flex justify-center">
      {isLate ? (
        <span className="flex items-center gap-2 rounded-full bg-deep px-4 py-2.5 text-on-deep text-sm shadow-popup">
          <Spinner />
          Loading…
        </span>
      ) : null}
    </p>
  );
}

interface FailedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The browser's own dialog: ours is what failed to load. */
function Failed({ onRetry, onClose }: FailedProps) {
  return (
    <dialog
      ref={open}
      aria-label="Loading failed"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto grid w-[min(28rem,calc(100vw-2rem))] gap-3 rounded-card bg-surface p-4 text-ink shadow-popup backdrop:bg-veil"
    >
      <MissingCode load={allOverlays.load} onRetry={onRetry} />
      <Button variant="ghost" onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}

/** Closing gives the focus back. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
