import type { CourseDraft } from '#contract/courses/course-drafts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What others see of a draft. */
export function DraftBadge({ draft: { published } }: { readonly draft: Pick<CourseDraft, 'published'> }) {
  if (!published) return <Badge>Never published</Badge>;
  const { number, changedSince, offered } = published;
  if (!offered) return <Badge>Version {number}, not in the catalogue</Badge>;
  return changedSince ? (
    <Badge tone="accent">Changed since version {number}</Badge>
  ) : (
    <Badge tone="success">Published, version {number}</Badge>
  );
}
