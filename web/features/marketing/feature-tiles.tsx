import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ApplicantList } from '#web/features/marketing/applicant-list.tsx';
import { IntroFrame } from '#web/features/marketing/intro-frame.tsx';
import { MatchThreads } from '#web/features/marketing/match-threads.tsx';
import { Rosette } from '#web/features/marketing/rosette.tsx';
import { ThumbRail } from '#web/features/marketing/thumb-rail.tsx';
import { matchReview } from '#web/lib/site-facts.ts';

interface TileProps {
  readonly title: string;
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Tile({ title, text, className, children }: TileProps) {
  return (
    <li
      className={clsx(
        'relative isolate flex flex-col overflow-hidden rounded-panel p-(--gutter) ring-line dark:ring-1 md:p-8',
        className,
      )}
    >
      <h3 className="text-2xl md:text-3xl">{title}</h3>
      <p className="mt-2 mb-5 max-w-lg leading-relaxed opacity-85 md:mb-7 md:text-lg">{text}</p>
      {children}
    </li>
  );
}

/** A private note, drawn. Decorative. */
const NoteSlip = () => (
  <div aria-hidden="true" className="mt-auto rounded-card border border-line bg-sunken p-4">
    <p className="font-semibold text-sm">Private note</p>
    <p className="mt-2 leading-snug">Warm with families. Ask about December.</p>
  </div>
);

/** What both parties get, shown rather than described. */
export function FeatureTiles() {
  return (
    <ThumbRail labelledBy="features" className="mt-6 gap-5 md:mt-14 md:grid md:grid-cols-2 lg:grid-cols-6">
      <Tile title="AI matching" text={matchReview} className="on-deep bg-deep md:col-span-2 lg:col-span-3">
        <MatchThreads />
      </Tile>
      <Tile
        title="A full dashboard"
        text="See who applied, who has an interview and who starts on Saturday."
        className="bg-surface text-ink md:col-span-2 lg:col-span-3"
      >
        <ApplicantList />
      </Tile>
      <Tile
        title="Candidate video intros"
        text="Thirty seconds say more than a CV."
        className="bg-surface text-ink lg:col-span-2"
      >
        <IntroFrame />
      </Tile>
      <Tile
        title="Notes only you can read"
        text="Write down what to remember about each applicant. Your notes stay private, and the rep never sees them."
        className="bg-surface text-ink lg:col-span-2"
      >
        <NoteSlip />
      </Tile>
      <Tile
        title="Certified badge"
        text="Reps finish a course, and every business can see it."
        className="bg-accent text-on-accent md:col-span-2 lg:col-span-2"
      >
        <Rosette className="-mb-20 w-56 self-end max-md:mt-auto [--accent:var(--on-accent)] lg:-me-12" />
      </Tile>
    </ThumbRail>
  );
}
