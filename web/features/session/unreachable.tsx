import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { unreachable } from '#web/lib/api-client.ts';
import { reconnect } from '#web/lib/session-store.ts';

interface UnreachableProps {
  /** Without one, the session itself has no connection. */
  readonly error?: Error;
  readonly busy?: boolean;
  readonly onRetry?: () => void;
}

/** Replaces a whole page: the signed-in user can't be determined. */
export function Unreachable({ error = unreachable, busy = false, onRetry = () => reconnect() }: UnreachableProps) {
  return (
    <main id="main" className="page grid min-h-dvh content-center">
      <QueryTrouble error={error} busy={busy} onRetry={onRetry} />
    </main>
  );
}
