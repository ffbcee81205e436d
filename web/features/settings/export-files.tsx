import { useQuery } from '@tanstack/react-query';
import type { FileDescription } from '#contract/files/files.ts';
import { purposeRules } from '#contract/files/purposes.ts';
import { openFile, ownFilesQuery } from '#web/features/files/api.ts';
import { formatSize } from '#web/features/files/file-texts.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';

/** What a copy of the user's data leaves out, and their files, offered beside it. */
export function ExportFiles() {
  const files = useQuery(ownFilesQuery);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <div>
        <h3 className="text-base">Not in the copy</h3>
        <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-[0.9375rem] leading-normal marker:text-accent">
          <li>Your files. The copy lists them, and you can open them here.</li>
          <li>
            Identity and company documents. We store them encrypted, and only the team members who check documents can
            open them.
          </li>
          <li>Passwords, sign-in codes and keys. We store them in a form that no one can read.</li>
          <li>Our team’s internal notes.</li>
        </ul>
      </div>
      <div>
        <h3 className="text-base">Your files</h3>
        <QueryPart query={files} label="Loading your files">
          {(all) => <Files files={all.filter(({ purpose }) => !purposeRules[purpose].sealed)} />}
        </QueryPart>
      </div>
    </div>
  );
}

function Files({ files }: { readonly files: readonly FileDescription[] }) {
  if (files.length === 0)
    return <p className="mt-2 text-[0.9375rem] text-ink-soft">You have no files that you can open.</p>;
  const open = (id: string) =>
    openFile(id).catch((error: unknown) => failureToast('We couldn’t open your file', error));
  return (
    <ul className="mt-2 divide-y divide-line">
      {files.map(({ id, name, byteSize }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span className="min-w-0 wrap-anywhere">
            {name} <span className="text-ink-soft text-sm">{formatSize(byteSize)}</span>
          </span>
          <Button variant="secondary" size="small" aria-label={`Open ${name}`} onClick={() => void open(id)}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  );
}
