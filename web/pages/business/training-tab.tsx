import { PageHeader } from '#web/features/shell/page-header.tsx';
import { UploadVideo } from '#web/features/training-videos/upload-video.tsx';
import { OwnVideos } from './own-videos.tsx';

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
