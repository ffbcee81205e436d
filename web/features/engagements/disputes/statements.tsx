import type { Dispute } from '#contract/engagements/disputes.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { type LinkOfFile, ShownFile } from '../shown-file.tsx';

interface DisputeStatementsProps {
  readonly dispute: Dispute;
  /** The reader is called "You". */
  readonly nameOf: (side: 'rep' | 'business') => string;
  readonly linkOf: LinkOfFile;
}

/** Both parties' statements and evidence, in order. */
export function DisputeStatements({ dispute: { statements, evidence }, nameOf, linkOf }: DisputeStatementsProps) {
  const all = [
    ...statements.map((one) => ({ ...one, key: one.id, file: null })),
    ...evidence.map((file) => ({ ...file, key: file.fileId, file })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (all.length === 0) return <p className="text-ink-soft">No statements yet.</p>;
  return (
    <ul className="grid gap-4" aria-label="Statements and files">
      {all.map((one) => (
        <li key={one.key} className="min-w-0 border-line border-s-2 ps-4">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{nameOf(one.by)}</span> · {formatDateTime(one.at)}
          </p>
          {one.file ? (
            <ShownFile file={one.file} linkOf={linkOf} />
          ) : (
            <p className="mt-1 whitespace-pre-line break-words leading-normal">{'text' in one ? one.text : null}</p>
          )}
          {'proposedCents' in one && one.proposedCents !== null ? (
            <p className="mt-1 font-semibold">Proposes {formatRandExact(one.proposedCents)} for the rep</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
