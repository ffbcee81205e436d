import { useQuery } from '@tanstack/react-query';
import { certificatesApi } from '#contract/courses/certificates.ts';
import { type PointEntry, pointsApi } from '#contract/courses/points.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';
import { CertificateBadges } from './certificate-badges.tsx';
import { LevelCard } from './level-card.tsx';

const shownEntries = 5;

/** On the rep's own profile: the level, the reasons for the newest points, and the certificates that businesses see. */
export function OwnLevel() {
  const points = useQuery(queryOf(pointsApi.show, { query: {} }));
  const certificates = useQuery(queryOf(certificatesApi.list, {}));
  const valid = (certificates.data?.items ?? []).filter(({ withdrawn }) => withdrawn === null);
  return (
    <QueryPart query={points} label="Loading your level">
      {({ items, ...standing }) => (
        <LevelCard standing={standing}>
          {isAwaited(certificates) ? <Pending /> : <CertificateBadges certificates={valid} />}
          {items.length > 0 ? (
            <ul aria-label="Your latest XP" className="divide-y divide-line text-[0.9375rem]">
              {items.slice(0, shownEntries).map((entry) => (
                <li key={entry.id} className="flex items-baseline justify-between gap-4 py-2 last:pb-0">
                  <span className="min-w-0 break-words">
                    {wordsOf(entry)}
                    <span className="block text-ink-soft text-sm">{formatDate(entry.earnedAt)}</span>
                  </span>
                  <span className="figures shrink-0 font-semibold">
                    {entry.points > 0 ? '+' : ''}
                    {formatCount(entry.points)}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
        </LevelCard>
      )}
    </QueryPart>
  );
}

const words: Record<PointEntry['kind'], (entry: PointEntry) => string> = {
  lesson: ({ courseTitle, lesson }) => `Lesson ${lesson} of ${courseTitle}`,
  course: ({ courseTitle }) => `Certified: ${courseTitle}`,
  streak: () => 'Days in a row',
  first_gig: () => 'Your first gig',
  withdrawn: ({ courseTitle }) => `Certificate withdrawn: ${courseTitle}`,
};

const wordsOf = (entry: PointEntry): string => words[entry.kind](entry);
