import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { openFile, ownFilesQuery } from '#web/features/files/api.ts';
import { formatSize } from '#web/features/files/file-texts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const profilePath = `${repTabAddress('profile')}#cv`;

/** The CV that the business sees on the rep's profile. */
export function ApplyCv() {
  // Returning from the profile in another tab, the rep may have just added one.
  const { data, isPending, error } = useQuery({ ...ownFilesQuery, refetchOnWindowFocus: 'always' });
  const cv = data?.find(({ purpose }) => purpose === 'cv');

  async function open(fileId: string) {
    try {
      await openFile(fileId);
    } catch (failure) {
      const description = failure instanceof ApiError ? failure.message : 'Please try again in a moment.';
      toast({ title: 'We couldn’t open your CV', description, variant: 'destructive' });
    }
  }

  const change = (text: string) => (
    <TextLink to={profilePath} target="_blank" rel="noopener">
      {text} (opens in a new tab)
    </TextLink>
  );
  return (
    <div className="rounded-control bg-sunken p-4">
      <h3 className="text-base">Your CV</h3>
      {cv ? (
        <>
          <div className="mt-2 flex min-w-0 flex-wrap items-center gap-3">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <div className="min-w-[min(8rem,100%-2rem)] flex-1">
              <p className="wrap-anywhere font-semibold">{cv.name}</p>
              <p className="text-ink-soft text-sm">
                {formatSize(cv.byteSize)} · {formatDate(cv.uploadedAt)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => void open(cv.id)}
              aria-label={`Open ${cv.name}`}
              icon={<ExternalLink aria-hidden="true" className="size-4" />}
            >
              Open
            </Button>
          </div>
          <p className="mt-2 text-sm">The business can read it. {change('Replace CV')}</p>
        </>
      ) : (
        <p className="mt-1 text-[0.9375rem]">
          {isPending
            ? 'Checking your profile for a CV.'
            : error && !data
              ? 'We couldn’t load your CV. You can still apply.'
              : 'Your profile has no CV yet. You can apply without one, but a CV helps the business get to know you. '}
          {data ? change('Add CV') : null}
        </p>
      )}
    </div>
  );
}
