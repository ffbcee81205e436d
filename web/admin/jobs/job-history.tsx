import type { JobHistoryEntry } from '#contract/jobs/all-jobs.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { happeningWords } from './case-words.ts';

const stopping: readonly JobHistoryEntry['what'][] = ['taken_down', 'reported', 'flagged'];

/** The events in the life of a job, newest first. */
export function JobHistory({ history }: { readonly history: readonly JobHistoryEntry[] }) {
  return (
    <section aria-labelledby="job-history" className="min-w-0">
      <h3 id="job-history" className="mb-3 text-lg">
        History
      </h3>
      <Timeline
        entries={history.map(({ at, what, who, text }, index) => ({
          id: `${at} ${what} ${index}`,
          title: happeningWords[what],
          time: formatDateTime(at),
          moment: at,
          tone: stopping.includes(what) ? 'stopped' : 'done',
          body:
            who || text ? (
              <>
                {text ? <span className="wrap-anywhere block whitespace-pre-line">{text}</span> : null}
                {who ? <span className="wrap-anywhere block text-ink-soft">By {who}</span> : null}
              </>
            ) : null,
        }))}
      />
    </section>
  );
}
