import { CircleCheck } from 'lucide-react';
import type { CourseDraftPage } from '#contract/courses/course-drafts.ts';
import type { CourseFinding } from '#contract/courses/course-findings.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface FindingListProps {
  readonly draft: CourseDraftPage;
  readonly findings: readonly CourseFinding[];
  readonly label: string;
}

/** Findings of the check; each links to its line. */
export function FindingList({ draft, findings, label }: FindingListProps) {
  if (findings.length === 0) {
    return (
      <p className="flex items-start gap-2 text-ink-soft">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="min-w-0">{label}: none.</span>
      </p>
    );
  }
  return (
    <section aria-label={label}>
      <h3 className="mb-2 font-semibold text-[0.9375rem]">
        {label}: {findings.length}
      </h3>
      <ul className="grid gap-1">
        {findings.map((finding) => (
          <li key={`${finding.path} ${finding.line} ${finding.says}`} className="rounded-control bg-sunken px-3 py-2">
            <FindingLink draft={draft} finding={finding} />
            <p className="break-words text-[0.9375rem] leading-snug">{finding.says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingLink({
  draft,
  finding: { path, line },
}: {
  readonly draft: CourseDraftPage;
  readonly finding: CourseFinding;
}) {
  const file = draft.files.find((one) => one.path === path);
  const where = line === null ? path : `${path}, line\u00A0${line}`;
  if (!file) return <p className="font-semibold text-sm">{where}</p>;
  return (
    <TextLink
      to={draftAddress(draft.id, { file: file.id, line: line ?? 1 })}
      className="break-words font-semibold text-sm"
    >
      {where}
    </TextLink>
  );
}
