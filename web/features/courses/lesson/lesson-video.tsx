import { Download, Play } from 'lucide-react';
import type { Lesson } from '#contract/courses/learning.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

type Video = NonNullable<Lesson['video']>;

/** Opens where it plays: nothing of it is loaded before somebody has read what it costs them. */
export function LessonVideo({ video: { url, seconds, megabytes, transcript } }: { readonly video: Video }) {
  return (
    <section aria-label="Video" className="mb-6 max-w-[42rem]">
      <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-5">
        <p>
          A video of {Math.max(1, Math.round(seconds / 60))} min goes with this lesson. The text below says the same.
        </p>
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Download aria-hidden="true" className="size-4 shrink-0" />
          Playing it uses {megabytes.toFixed(1)} MB of your data.
        </p>
        <LinkButton
          to={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon={<Play aria-hidden="true" className="size-5" />}
        >
          Play the video<span className="sr-only"> (opens in a new tab)</span>
        </LinkButton>
      </div>
      <details className="mt-3">
        <summary className="min-h-11 py-2.5 font-semibold text-brand">What is said in it</summary>
        <p className="whitespace-pre-line leading-relaxed">{transcript}</p>
      </details>
    </section>
  );
}
