import { useMutation } from '@tanstack/react-query';
import { type JobDraft, jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { jobDraftAddress } from '#contract/site/portal-addresses.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** A job draft. */
export function JobDraftCard({ draft }: { readonly draft: JobDraft }) {
  const title = draft.title ?? 'Untitled';
  const remove = useMutation(mutationOf(jobDraftsApi.remove));
  return (
    <article aria-label={title} className="rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6">
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 break-words text-xl">{title}</h2>
        <Badge>Draft</Badge>
      </div>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">Only you can see this · saved {formatAgo(draft.updatedAt)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={jobDraftAddress(draft.id)} full="phone">
          Continue writing
        </LinkButton>
        <AskFirst
          trigger={
            <Button variant="ghost" aria-label={`Delete draft ${title}`}>
              Delete
            </Button>
          }
          title="Delete this draft?"
          description={`“${title}” hasn’t been posted. You can’t restore it once it’s deleted.`}
          confirmLabel="Delete draft"
          failed="We couldn’t delete the draft"
          act={async () => {
            await remove.mutateAsync({ params: { draftId: draft.id } });
            toast({ title: 'Draft deleted' });
          }}
        />
      </div>
    </article>
  );
}
