import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CodeMissing, loadOnce, loadQuietly } from './load-code.ts';

type Frame = (content: ReactNode) => ReactNode;

interface BoundaryProps {
  readonly load: () => Promise<unknown>;
  readonly frame: Frame;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof CodeMissing)) throw error;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return this.props.frame(<MissingCode load={this.props.load} onRetry={retry} />);
  }
}

/** A restart of the server is over by then, and sends no event. */
const retryMs = 5000;

interface MissingCodeProps {
  readonly load: () => Promise<unknown>;
  /** Shows the code, which was loaded behind the message or is to be loaded now. */
  readonly onRetry: () => void;
}

/** Says that code failed to load, and retries until it has loaded; after a new build, which has no such file, it offers to reload. */
export function MissingCode({ load, onRetry }: MissingCodeProps) {
  const [replaced, setReplaced] = useState(false);
  const retry = useRef(onRetry);

  useEffect(() => {
    retry.current = onRetry;
  });

  useEffect(() => {
    // The new build may come up after the outage.
    const attempt = () =>
      load().catch((error) => {
        void isReplaced().then(setReplaced);
        throw error;
      });
    return loadQuietly(attempt, () => retry.current(), { everyMs: retryMs });
  }, [load]);

  return (
    <Alert
      tone="warning"
      title={replaced ? 'A newer version is available' : 'We couldn’t load this part of the page'}
      announce
      action={
        <Button variant="secondary" size="small" onClick={replaced ? () => window.location.reload() : onRetry}>
          {replaced ? 'Reload page' : 'Try again'}
        </Button>
      }
    >
      {replaced
        ? 'Reload the page to use this part of it.'
        : 'Check your connection. We’ll try again every few seconds.'}
    </Alert>
  );
}

/** Whether a newer build has taken this one's place: the router's manifest has another name in each. */
async function isReplaced(): Promise<boolean> {
  const { url } = (window as unknown as { readonly __reactRouterManifest: { readonly url: string } })
    .__reactRouterManifest;
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface Part<Props> {
  /** Called early, it has the part loaded by the time it is shown. */
  readonly load: Load<Props>;
  /** The loaded code, or what suspends until then. */
  code: ComponentType<Props>;
}

/** A part whose code is loaded when shown, by `LazyPart`. */
export function partOf<Props>(loadCode: Load<Props>): Part<Props> {
  const once = loadOnce(loadCode);
  const suspending = () => lazy(() => part.load()) as unknown as ComponentType<Props>;
  const part: Part<Props> = {
    async load() {
      try {
        const module = await once();
        part.code = module.default;
        return module;
      } catch (error) {
        part.code = suspending();
        throw error;
      }
    },
    code: undefined as never,
  };
  part.code = suspending();
  return part;
}

/** Begins to load code. If that fails, what shows it says so. */
export const loadAhead = (part: { readonly load: () => Promise<unknown> }) => void part.load().catch(() => {});

interface LazyPartProps<Props> {
  readonly part: Part<Props>;
  /** Around the fallback, and the message if the code fails to load. */
  readonly frame?: Frame;
  readonly fallback: ReactNode;
  readonly children: (Code: ComponentType<Props>) => ReactNode;
}

/**
 * If the code fails to load, only the part shows it, and retries: React's `lazy` would cache the failure for good, and
 * the whole page would fail.
 */
export function LazyPart<Props>({ part, frame = (content) => content, fallback, children }: LazyPartProps<Props>) {
  // As long as it is shown: another component, although the same code, would lose its state.
  const [Code, setCode] = useState(() => part.code);
  return (
    <Boundary load={part.load} frame={frame} onRetry={() => setCode(() => part.code)}>
      <Suspense fallback={frame(fallback)}>{children(Code)}</Suspense>
    </Boundary>
  );
}

/** The component of a part without a place of its own: null until its code is loaded, which `loadQuietly` retries. */
export function useQuietPart<Props>(part: Part<Props>, isNeeded = true): ComponentType<Props> | null {
  const [Code, setCode] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () => (isNeeded ? loadQuietly(part.load, (loaded) => setCode(() => loaded.default)) : undefined),
    [part, isNeeded],
  );
  return isNeeded ? Code : null;
}
