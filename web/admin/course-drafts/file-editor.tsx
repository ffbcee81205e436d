import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { CourseDraftPage, OpenCourseFile } from '#contract/courses/course-drafts.ts';
import { longestCourseFile } from '#contract/courses/options.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Field } from '#web/ui/field.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { draftFileQuery } from './api.ts';
import { DraftPreview } from './draft-preview.tsx';
import { kindOf, kindWords } from './file-names.ts';
import { FileStateLine } from './file-state.tsx';
import { FindingList } from './finding-list.tsx';
import { goToLine, lineAt } from './go-to-line.ts';
import { GoneFile } from './gone-file.tsx';
import { OutdatedFile } from './outdated-file.tsx';
import { useFileText } from './use-file-text.ts';

interface FileEditorProps {
  readonly draft: CourseDraftPage;
  readonly fileId: string;
  readonly who: string;
}

export function FileEditor({ draft, fileId, who }: FileEditorProps) {
  const query = useQuery(draftFileQuery(draft.id, fileId));
  return (
    <QueryPart query={query} label="Opening the file">
      {(file) => <OpenFile draft={draft} file={file} who={who} />}
    </QueryPart>
  );
}

interface OpenFileProps {
  readonly draft: CourseDraftPage;
  readonly file: OpenCourseFile;
  readonly who: string;
}

function OpenFile({ draft, file, who }: OpenFileProps) {
  const { id: courseId } = draft;
  const isPreview = useSearchParams()[0].get('view') === 'preview';
  const { text, state, restored, version, change, save, takeTheirs, keepMine, forget } = useFileText({
    ...{ courseId, file, who },
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const [line, setLine] = useState(1);
  useAskedLine(area, isPreview, setLine);
  const now = draft.files.find(({ id }) => id === file.id);
  useNewerFile({
    courseId,
    fileId: file.id,
    isNewer: state.is === 'saved' && (now?.version ?? 0) > version,
    takeTheirs,
  });
  // The preview shows the saved version.
  useEffect(() => {
    if (isPreview) void save();
  }, [isPreview, save]);

  const path = now?.path ?? file.path;
  const kind = kindOf(path);
  const found = draft.findings.filter((one) => one.path === path);
  const lines = text.split('\n').length;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  }

  return (
    <section aria-label={path} data-reading className="grid min-w-0 gap-4">
      <div>
        <h2 className="break-all text-xl">{path}</h2>
        <p className="text-ink-soft text-sm">{kindWords[kind]}</p>
      </div>
      {restored && state.is !== 'outdated' && state.is !== 'saved' ? (
        <RestoredNote>You closed this file before your changes were saved. We’re saving them now.</RestoredNote>
      ) : null}
      {state.is === 'outdated' ? (
        <OutdatedFile courseId={courseId} fileId={file.id} mine={text} onTheirs={takeTheirs} onMine={keepMine} />
      ) : null}
      {state.is === 'gone' ? <GoneFile courseId={courseId} path={path} mine={text} onAdded={forget} /> : null}
      <TabLinks
        label="Write or preview"
        tabs={[
          { to: draftAddress(courseId, { file: file.id }), label: 'Write', active: !isPreview },
          { to: draftAddress(courseId, { file: file.id, view: 'preview' }), label: 'Preview', active: isPreview },
        ]}
      />
      {isPreview ? (
        <DraftPreview
          courseId={courseId}
          path={path}
          text={text}
          isRight={found.length === 0}
          waits={state.is !== 'saved'}
        />
      ) : (
        <Field label={`${path} text`} labelHidden>
          <Textarea
            ref={area}
            value={text}
            rows={26}
            spellCheck={kind !== 'picture'}
            autoCapitalize="off"
            autoComplete="off"
            className="min-h-[24rem] font-mono text-[0.875rem]! leading-relaxed! [field-sizing:fixed]"
            onChange={({ target }) => change(target.value)}
            onSelect={({ currentTarget }) => setLine(lineAt(text, currentTarget.selectionStart))}
            onKeyDown={onKeyDown}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <FileStateLine state={state} />
        <p className="figures text-ink-soft text-sm">
          {text.length > longestCourseFile
            ? `${text.length - longestCourseFile} characters too many`
            : `Line ${line} of ${lines}`}
        </p>
      </div>
      <FindingList draft={draft} findings={found} label="Problems in this file" />
    </section>
  );
}

/** The line in the URL; the editor scrolls to it each time the user follows a link. */
function useAskedLine(
  area: { readonly current: HTMLTextAreaElement | null },
  isPreview: boolean,
  onLine: (line: number) => void,
): void {
  const asked = Number(useSearchParams()[0].get('line'));
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (asked === 0 || isPreview || !area.current) return;
    goToLine(area.current, asked);
    onLine(asked);
  }, [asked, key, isPreview, area]);
}

interface Newer {
  readonly courseId: string;
  readonly fileId: string;
  readonly isNewer: boolean;
  readonly takeTheirs: (theirs: OpenCourseFile) => void;
}

/** With no unsaved text of their own, the user sees the version a colleague saved. */
function useNewerFile({ courseId, fileId, isNewer, takeTheirs }: Newer): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNewer) return;
    let isHere = true;
    void queries.fetchQuery({ ...draftFileQuery(courseId, fileId), staleTime: 0 }).then(
      (theirs) => {
        if (isHere) takeTheirs(theirs);
      },
      // The next save reports it.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [queries, courseId, fileId, isNewer, takeTheirs]);
}
