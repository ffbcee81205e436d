import type { Tag } from '#contract/catalogue/tags.ts';
import { chipLabel, ofWork } from '#texts/jobs/tags.ts';
import { Badge } from '#web/ui/badge.tsx';

interface TagChipsProps {
  readonly tags: readonly Tag[];
  /** Of the work, the goods and the places. All by default. */
  readonly most?: number;
}

/** What the work is, as it was confirmed: how it is done, what is sold and where. */
export function TagChips({ tags, most }: TagChipsProps) {
  const work = ofWork(tags).slice(0, most);
  if (work.length === 0) return null;
  return (
    <ul aria-label="The work" className="flex flex-wrap gap-1.5">
      {work.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <Badge tone="info">
            <span className="min-w-0">{chipLabel(label)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
