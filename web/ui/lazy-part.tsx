import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

class CodeMissing extends Error {}

interface BoundaryProps {
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
    return <Missing onRetry={retry} />;
  }
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Alert
      tone="warning"
      title="We couldn’t load this part of the page"
      announce
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection. We’ll try again once you’re back online.
    </Alert>
  );
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Part<Props> {
  readonly load: Load<Props>;
  code: ComponentType<Props>;
}

const begin = <Props,>(load: Load<Props>): ComponentType<Props> =>
  lazy(() => load().catch((cause) => Promise.reject(new CodeMissing('No code', { cause })))) as never;

/** A part whose code is loaded when shown, by `LazyPart`. */
export const partOf = <Props,>(load: Load<Props>): Part<Props> => ({ load, code: begin(load) });

interface LazyPartProps<Props> {
  readonly part: Part<Props>;
  readonly fallback: ReactNode;
  readonly children: (Code: ComponentType<Props>) => ReactNode;
}

/**
 * If the code fails to load, only the part shows it, and retries: React's `lazy` would cache the failure for good, and
 * the whole page would fail.
 */
export function LazyPart<Props>({ part, fallback, children }: LazyPartProps<Props>) {
  const [, setTurn] = useState(0);
  return (
    <Boundary
      onRetry={() => {
        part.code = begin(part.load);
        setTurn((turn) => turn + 1);
      }}
    >
      <Suspense fallback={fallback}>{children(part.code)}</Suspense>
    </Boundary>
  );
}
