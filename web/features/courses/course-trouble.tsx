import { GraduationCap } from 'lucide-react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface CourseTroubleProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** The fallback link if it isn't found, or not for this rep. */
  readonly way: { readonly to: string; readonly label: string };
}

/** Replaces a course or lesson that failed to load. */
export function CourseTrouble({ error, busy, onRetry, way }: CourseTroubleProps) {
  if (!isFinalRefusal(error)) return <QueryTrouble error={error} busy={busy} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<GraduationCap aria-hidden="true" />}
      title={error.title}
      action={<LinkButton to={way.to}>{way.label}</LinkButton>}
    >
      {error.message}
    </EmptyState>
  );
}
