import { PageHeader } from '#web/features/shell/page-header.tsx';
import { OwnVideos } from '#web/features/training-videos/own-videos.tsx';
import { UploadVideo } from '#web/features/training-videos/upload-video.tsx';

/** The training video manager. */
export function TrainingTab() {
  return (
    <>
      <PageHeader
        title="Training"
        description="Videos for the reps you accept. They watch them before their first day."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <UploadVideo />
        <OwnVideos />
      </div>
    </>
  );
}
