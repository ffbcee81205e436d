import { CirclePlay, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VideoSource } from '#contract/training-videos/training-videos.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface Watchable {
  readonly title: string;
  readonly description: string | null;
  readonly videoUrl: string;
  readonly source: VideoSource;
  readonly createdAt: string;
}

/** The link, the assignment and the date of a video. */
export function VideoFacts({ video, audience }: { readonly video: Watchable; readonly audience: ReactNode }) {
  const { source, createdAt } = video;
  const Icon = source === 'Direct Link' ? Link2 : CirclePlay;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft">
      <li className="flex items-center gap-1.5">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {source}
      </li>
      <li className="min-w-0 break-words">{audience}</li>
      <li>
        Posted <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </li>
    </ul>
  );
}

export function VideoDescription({ video }: { readonly video: Watchable }) {
  if (!video.description) return null;
  return <p className="mt-3 whitespace-pre-line break-words leading-relaxed">{video.description}</p>;
}

interface WatchVideoProps {
  readonly video: Watchable;
  readonly look: Pick<Parameters<typeof LinkButton>[0], 'variant' | 'size' | 'full'>;
}

/** A link to the video on its own site. Nothing from there is loaded into ours. */
export function WatchVideo({ video, look }: WatchVideoProps) {
  return (
    <LinkButton
      {...look}
      to={video.videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      icon={<CirclePlay aria-hidden="true" className={look.size === 'small' ? 'size-4' : 'size-5'} />}
    >
      Watch
      <span className="sr-only"> {video.title} (opens in a new tab)</span>
    </LinkButton>
  );
}
