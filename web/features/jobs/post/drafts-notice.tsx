import { useQuery } from '@tanstack/react-query';
import { businessTabAddress, jobDraftAddress } from '#contract/site/portal-addresses.ts';
import { plural } from '#web/lib/format.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { jobDraftsQuery } from '../own/own-jobs-api.ts';

/** Above an empty form: most users who return to a draft press the same button as for a new job. */
export function DraftsNotice() {
  const drafts = useQuery(jobDraftsQuery).data?.items ?? [];
  const [latest] = drafts;
  if (!latest) return null;
  const only = drafts.length === 1;
  return (
    <Alert
      tone="info"
      title={only ? 'You have a draft' : `You have ${plural(drafts.length, 'draft')}`}
      action={
        <LinkButton
          to={only ? jobDraftAddress(latest.id) : businessTabAddress('my-jobs', { show: 'drafts' })}
          variant="secondary"
        >
          {only ? 'Open draft' : 'Open my drafts'}
        </LinkButton>
      }
    >
      {latest.title ? `“${latest.title}”` : 'Untitled job'}, saved {formatAgo(latest.updatedAt)}. The form below starts
      a new job.
    </Alert>
  );
}
