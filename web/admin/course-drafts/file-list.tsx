import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CourseDraftFile, CourseDraftPage } from '#contract/courses/course-drafts.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { AddLesson } from './add-lesson.tsx';
import { AddPicture } from './add-picture.tsx';
import { FileMenu } from './file-menu.tsx';
import { kindOf, plainNameOf } from './file-names.ts';

interface FileListProps {
  readonly draft: CourseDraftPage;
  /** The id of the open file; null: none. */
  readonly open: string | null;
}

const row = 'flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-control px-3 py-2 leading-snug';

/** The files of a course, with the number of findings in each. */
export function FileList({ draft, open }: FileListProps) {
  const [adding, setAdding] = useState<'lesson' | 'picture' | null>(null);
  const { id, files, findings } = draft;
  const close = () => setAdding(null);
  const of = (kind: ReturnType<typeof kindOf>) => files.filter(({ path }) => kindOf(path) === kind);
  const group = (shown: readonly CourseDraftFile[]) => (
    <ul className="grid gap-0.5">
      {shown.map((file) => (
        <li key={file.id} className="flex items-center gap-1">
          <FileLink draft={draft} file={file} isOpen={file.id === open} />
          <FileMenu draft={draft} file={file} />
        </li>
      ))}
    </ul>
  );
  const growing = (kind: 'lesson' | 'picture', title: string) => (
    <section aria-label={title}>
      <h2 className="mb-1 px-3 font-semibold text-ink-soft text-sm">{title}</h2>
      {group(of(kind))}
      <Button variant="ghost" size="small" onClick={() => setAdding(kind)}>
        Add {kind}
      </Button>
    </section>
  );
  return (
    <nav
      aria-label="Course files"
      className="grid gap-4 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <Link
        to={draftAddress(id)}
        aria-current={open === null ? 'page' : undefined}
        className={clsx(row, 'font-semibold hover:bg-brand-soft max-lg:hidden', open === null && 'bg-sunken')}
      >
        Check and publish
        <Found count={findings.length} />
      </Link>
      {group(of('course'))}
      {growing('lesson', 'Lessons')}
      {group(of('test'))}
      {growing('picture', 'Pictures')}
      {adding === 'lesson' ? <AddLesson courseId={id} onClose={close} /> : null}
      {adding === 'picture' ? <AddPicture courseId={id} onClose={close} /> : null}
    </nav>
  );
}

interface FileLinkProps {
  readonly draft: CourseDraftPage;
  readonly file: CourseDraftFile;
  readonly isOpen: boolean;
}

function FileLink({ draft: { id, findings }, file, isOpen }: FileLinkProps) {
  const kind = kindOf(file.path);
  const number = kind === 'lesson' ? `${Number(/\d\d/.exec(file.path)?.[0])}. ` : '';
  return (
    <Link
      to={draftAddress(id, { file: file.id })}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(row, 'hover:bg-brand-soft hover:text-on-brand-soft', isOpen && 'bg-sunken')}
    >
      <span className="min-w-0 break-words">
        {number}
        {kind === 'lesson' || kind === 'picture' ? plainNameOf(file.path) : file.path}
      </span>
      <Found count={findings.filter(({ path }) => path === file.path).length} />
    </Link>
  );
}

function Found({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures shrink-0 rounded-full bg-accent-soft px-2 py-0.5 font-semibold text-on-accent-soft text-sm">
      {count}
      <span className="sr-only"> {count === 1 ? 'problem' : 'problems'} to fix</span>
    </span>
  );
}
