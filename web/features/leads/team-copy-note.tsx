import type { TeamCopy } from '#web/features/leads/use-team-copy.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Whether the team has received its copy of what the visitor agreed to share. */
export function TeamCopyNote({ state, retry }: { readonly state: TeamCopy; readonly retry: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {state === 'sending' ? (
        <p className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          Sending a copy to our team…
        </p>
      ) : null}
      {state === 'sent' ? (
        <Alert tone="success" title="Our team has a copy">
          We’ve emailed you a link to withdraw your consent at any time.
        </Alert>
      ) : null}
      {state === 'failed' ? (
        <Alert
          tone="warning"
          title="Our team has no copy yet"
          action={
            <Button variant="secondary" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          We couldn’t reach the server just now. Your details are saved in this browser.
        </Alert>
      ) : null}
    </div>
  );
}
