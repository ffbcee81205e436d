import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type CourseDraftPage, courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { courseCents } from '#contract/pricing.ts';
import { courseSalesAddress, draftsAddress } from '#web/admin/courses/desk-addresses.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { draftQuery } from './api.ts';
import { FindingList } from './finding-list.tsx';

/** Whether a draft can be published, and what blocks it. */
export function DraftOverview({ draft }: { readonly draft: CourseDraftPage }) {
  const { id, slug, findings, published, changedAt, changedBy } = draft;
  return (
    <div className="grid gap-6">
      <Card title="Publish">
        <div className="grid gap-4">
          <p className="text-ink-soft">
            Changed on {formatDateTime(changedAt)} by <span className="break-all">{changedBy}</span>. Address:{' '}
            <span className="wrap-anywhere">{slug}</span>.
          </p>
          {published ? (
            <p>
              {published.offered
                ? `Version ${published.number} is in the catalogue.`
                : `Version ${published.number} is not in the catalogue. New versions stay out too, until you offer the course again.`}{' '}
              <TextLink to={courseSalesAddress(id)}>See sales and availability</TextLink>
            </p>
          ) : (
            <p>Only admins can see this draft.</p>
          )}
          <div className="flex flex-wrap items-start gap-3">
            <PublishDraft draft={draft} />
            {published ? null : <RemoveDraft draft={draft} />}
          </div>
        </div>
      </Card>
      <Card title="Check">
        <FindingList draft={draft} findings={findings} label="Problems in this course" />
      </Card>
    </div>
  );
}

function reasonNot({ findings, published }: CourseDraftPage): string | null {
  if (findings.length > 0)
    return `The check found ${plural(findings.length, 'problem')}. Fix ${findings.length === 1 ? 'it' : 'them'} first.`;
  return published && !published.changedSince ? 'Nothing has changed since you published this course.' : null;
}

function PublishDraft({ draft }: { readonly draft: CourseDraftPage }) {
  const { id: courseId, version, published } = draft;
  const queries = useQueryClient();
  const publish = useMutation(mutationOf(courseDraftsApi.publish));
  const reason = reasonNot(draft);
  if (reason) return <Button disabledReason={reason}>Publish course</Button>;

  async function act() {
    try {
      const now = await publish.mutateAsync({ params: { courseId }, body: { version } });
      queries.setQueryData(draftQuery(courseId).queryKey, now);
      toast({ title: `Version ${now.published?.number ?? ''} is published` });
    } catch (error) {
      // Shows changes made in between.
      void queries.invalidateQueries({ queryKey: draftQuery(courseId).queryKey });
      throw error;
    }
  }

  return (
    <AskFirst
      trigger={<Button>Publish course</Button>}
      title={published ? 'Publish a new version?' : 'Publish this course?'}
      description={
        published
          ? 'Reps who start from now on will get the new version. Reps who have already started will keep theirs.'
          : `Reps will see the course in the catalogue at ${formatRandExact(courseCents)}. Later changes become a new version.`
      }
      confirmLabel="Publish course"
      tone="default"
      failed="We couldn’t publish the course"
      act={act}
    />
  );
}

function RemoveDraft({ draft: { id: courseId, title } }: { readonly draft: CourseDraftPage }) {
  const navigate = useNavigate();
  const remove = useMutation(mutationOf(courseDraftsApi.remove));
  return (
    <AskFirst
      trigger={<Button variant="secondary">Delete draft</Button>}
      title={`Delete “${title}”?`}
      description="This will delete all its files. You can’t undo this."
      confirmLabel="Delete draft"
      failed="We couldn’t delete the draft"
      act={async () => {
        await remove.mutateAsync({ params: { courseId } });
        toast({ title: 'Draft deleted' });
        await navigate(draftsAddress());
      }}
    />
  );
}
