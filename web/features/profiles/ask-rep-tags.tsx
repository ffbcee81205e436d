import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useConfirmRepTags } from './api.ts';

const confirmTags = partOf(() => import('#web/features/tags/confirm-tags.tsx'));

/** Asks a rep once what work they do, if their profile has texts from before there were tags. */
export function AskRepTags({ profile }: { readonly profile: RepProfile }) {
  const confirm = useConfirmRepTags();
  const { tagsAsked, description, skills, refuses } = profile;
  if (tagsAsked || !(description || skills.length > 0)) return null;
  return (
    <LazyPart part={confirmTags} fallback={<Skeleton className="h-48" />}>
      {(ConfirmTags) => (
        <ConfirmTags
          title="Is this the work you do?"
          description="Confirm it once. Businesses see these tags, and we match you by them."
          text={{ of: 'profile', description, skills, pasted: null }}
          said={{ refuses: refuses ?? [] }}
          onConfirm={(said) => confirm.mutateAsync({ body: { tags: said.tags, refuses: said.refuses } })}
        />
      )}
    </LazyPart>
  );
}
