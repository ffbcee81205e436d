import type { RepTrainingVideo } from '#contract/training-videos/training-videos.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { VideoDescription, VideoFacts, WatchVideo } from './video-parts.tsx';

interface RepVideoCardProps {
  readonly video: RepTrainingVideo;
  /** The page of the job it is for. */
  readonly jobPath: (jobId: string) => string;
}

/** A video that a rep may watch: the business, and the job. */
export function RepVideoCard({ video, jobPath }: RepVideoCardProps) {
  const { title, companyName, job } = video;
  return (
    <article
      aria-label={title}
      className="grid gap-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-6"
    >
      <div className="min-w-0">
        <p className="break-words font-semibold text-[0.9375rem] text-brand">{companyName}</p>
        <h2 className="mt-0.5 break-words text-xl">{title}</h2>
        <VideoFacts
          video={video}
          audience={job ? <ForJob title={job.title} path={jobPath(job.id)} /> : 'For all new hires'}
        />
        <VideoDescription video={video} />
      </div>
      <WatchVideo video={video} look={{ variant: 'primary', full: 'phone' }} />
    </article>
  );
}

function ForJob({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <>
      For <TextLink to={path}>{title}</TextLink>
    </>
  );
}
