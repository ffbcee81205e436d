import { CloudOff, EyeOff } from 'lucide-react';
import { ApiError } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface QueryTroubleProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Replaces content that failed to load. */
export function QueryTrouble({ error, busy, onRetry }: QueryTroubleProps) {
  // A retry would not help.
  if (error instanceof ApiError && error.code === 'viewing.hidden') {
    return (
      <EmptyState icon={<EyeOff aria-hidden="true" />} title={error.title}>
        {error.message}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" />}
      title={error instanceof ApiError ? error.title : 'We couldn’t load this'}
      action={
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  );
}
