import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ApplicantVideoProps {
  readonly applicationId: string;
  readonly name: string;
}

/** The applicant's video, played in place. */
export function ApplicantVideo({ applicationId, name }: ApplicantVideoProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small" icon={<Video aria-hidden="true" className="size-4" />}>
          Watch video
        </Button>
      }
      title={`${name}’s video`}
    >
      <Player applicationId={applicationId} />
    </Dialog>
  );
}

function Player({ applicationId }: { readonly applicationId: string }) {
  const [broken, setBroken] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(applicationFilesApi.link, { params: { applicationId, purpose: 'profile-video' } }),
    // The URL expires within minutes, and a new one would restart the video.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) {
    if (error) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
    return <Skeleton className="aspect-video w-full" label="Loading the video" />;
  }
  if (broken) {
    return (
      <Alert tone="warning" title="Your browser can’t play this video" announce>
        You can{' '}
        <a href={data.url} download className="font-medium underline underline-offset-4">
          download the video
        </a>{' '}
        and open it on your device.
      </Alert>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: reps record themselves, and there is no transcript
    <video
      src={data.url}
      controls
      autoPlay
      playsInline
      onError={() => setBroken(true)}
      className="max-h-[65dvh] w-full rounded-card bg-deep"
    />
  );
}
