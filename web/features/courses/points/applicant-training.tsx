import { Award } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import type { Training } from '#contract/courses/points.ts';
import { formatCount, plural } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CertificateBadges } from './certificate-badges.tsx';

interface ApplicantTrainingProps {
  readonly training: Training;
  /** `tile`: one line, for lists. */
  readonly look?: 'full' | 'tile';
}

/** The applicant's training here, for the business. Renders nothing if they have not begun. */
export function ApplicantTraining({
  training: { points, level, certificates },
  look = 'full',
}: ApplicantTrainingProps) {
  if (points <= 0 && certificates.length === 0) return null;
  const count = certificates.length;
  if (look === 'tile')
    return (
      <p className="flex items-start gap-1.5 text-sm leading-5">
        <Award aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span className="min-w-0">
          {level}
          {count > 0 ? ` · ${plural(count, 'certificate')}` : ''}
        </span>
      </p>
    );
  return (
    <section aria-label={`Training with ${brand.name}`} className="flex flex-wrap items-center gap-1.5">
      <Badge tone="accent" icon={<Award aria-hidden="true" className="shrink-0" />}>
        {level} · {formatCount(points)} XP
      </Badge>
      <CertificateBadges certificates={certificates} />
    </section>
  );
}
