import { useQuery } from '@tanstack/react-query';
import { trialQuery } from '#web/features/payments/api.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { OwnVideos } from '#web/features/training-videos/own-videos.tsx';
import { UploadVideo } from '#web/features/training-videos/upload-video.tsx';

/** The training video manager. After the trial there is nothing to upload, only to end. */
export function TrainingTab() {
  const closed = useQuery(trialQuery('business')).data?.access_granted === false;
  return (
    <>
      <PageHeader
        title="Training"
        description="Videos for the reps you accept. They watch them before their first day."
      />
      {closed ? (
        <OwnVideos />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <UploadVideo />
          <OwnVideos />
        </div>
      )}
    </>
  );
}
