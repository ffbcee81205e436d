import { GraduationCap } from 'lucide-react';
import type { Training } from '#contract/courses/points.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The courses a rep is certified for. */
export function CertificateBadges({ certificates }: Pick<Training, 'certificates'>) {
  if (certificates.length === 0) return null;
  return (
    <ul aria-label="Certificates" className="flex flex-wrap gap-1.5">
      {certificates.map(({ title, level }) => (
        <li key={title} className="max-w-full">
          <Badge tone="success" icon={<GraduationCap aria-hidden="true" className="shrink-0" />}>
            <span className="min-w-0">
              {title} · {level}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
