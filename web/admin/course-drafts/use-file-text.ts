import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { courseDraftsApi, type OpenCourseFile } from '#contract/courses/course-drafts.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { draftOf, visitor } from '#web/lib/drafts.ts';
import { draftQuery, draftsQuery, previewQuery } from './api.ts';

/** The debounce, in milliseconds. */
const pauseMs = 1200;
const againMs = 5000;

export type FileState =
  | { readonly is: 'saved' | 'typing' | 'saving' }
  /** Retried automatically. */
  | { readonly is: 'waiting'; readonly why: string }
  /** Retried on the next change. */
  | { readonly is: 'refused'; readonly why: string }
  /** A colleague saved or removed it: the author decides. */
  | { readonly is: 'outdated' | 'gone' };

interface Opened {
  readonly courseId: string;
  readonly file: OpenCourseFile;
  /** The author, on this device. */
  readonly who: string;
}

/**
 * The text of a file during editing. Saved after each pause, over the version that was opened. Unsaved text is stored
 * on the device, so that it survives a closed window or a lost network.
 */
export function useFileText({ courseId, file, who }: Opened) {
  const queries = useQueryClient();
  // Not stored under a user's name: when a rep or business signs in here, drafts under another name are deleted.
  const [kept] = useState(() => draftOf('browser', `course-file-${file.id}`, visitor));
  const [found] = useState(() => kept.find({ content: '', version: 0, who: '' }));
  const isOther = found !== null && found.who === who && found.content !== file.content;
  const [text, setText] = useState(isOther ? found.content : file.content);
  const [state, setState] = useState<FileState>({
    is: !isOther ? 'saved' : found.version === file.version ? 'typing' : 'outdated',
  });
  /** The server's version, as far as known. */
  const base = useRef({ content: file.content, version: file.version });
  const latest = useRef({ text, state });
  latest.current = { text, state };
  const sending = useRef<Promise<void> | null>(null);

  const send = useCallback(async () => {
    const { text: content } = latest.current;
    setState({ is: 'saving' });
    try {
      const params = { courseId, courseFileId: file.id };
      const saved = await call(courseDraftsApi.saveFile, { params, body: { content, version: base.current.version } });
      base.current = { content, version: saved.file.version };
      queries.setQueryData(draftQuery(courseId).queryKey, saved.draft);
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: previewQuery(courseId).queryKey });
      if (kept.find({ content: '' })?.content === content) kept.forget();
      setState({ is: latest.current.text === content ? 'saved' : 'typing' });
    } catch (error) {
      setState(stateAfter(error));
    }
  }, [courseId, file.id, kept, queries]);

  /** Unsaved text is saved after the request in flight. */
  const save = useCallback(async (): Promise<void> => {
    while (sending.current) await sending.current;
    if (latest.current.text === base.current.content) return;
    const sent = send().finally(() => {
      sending.current = null;
    });
    sending.current = sent;
    await sent;
  }, [send]);

  const { is } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    if (is !== 'typing' && is !== 'waiting') return;
    const timer = setTimeout(() => void save(), is === 'typing' ? pauseMs : againMs);
    return () => clearTimeout(timer);
  }, [is, text, save]);

  // Opening another file or hiding the window ends editing of this one.
  useEffect(() => {
    const saveNow = () => {
      const now = latest.current.state.is;
      if (now === 'typing' || now === 'waiting') void save();
    };
    const onHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      saveNow();
    };
  }, [save]);

  const change = (content: string) => {
    kept.keep({ content, version: base.current.version, who });
    setText(content);
    if (is !== 'outdated' && is !== 'gone') setState({ is: content === base.current.content ? 'saved' : 'typing' });
  };

  /** Continues with the server's version. */
  const takeTheirs = useCallback(
    ({ content, version }: Pick<OpenCourseFile, 'content' | 'version'>) => {
      base.current = { content, version };
      kept.forget();
      setText(content);
      setState({ is: 'saved' });
    },
    [kept],
  );

  /** Saves over the server's version, which the author has seen. */
  const keepMine = ({ content, version }: Pick<OpenCourseFile, 'content' | 'version'>) => {
    base.current = { content, version };
    kept.keep({ content: text, version, who });
    setState({ is: text === content ? 'saved' : 'typing' });
    void save();
  };

  return {
    text,
    state,
    restored: isOther,
    version: base.current.version,
    change,
    save,
    takeTheirs,
    keepMine,
    forget: kept.forget,
  };
}

function stateAfter(error: unknown): FileState {
  if (!(error instanceof ApiError)) return { is: 'waiting', why: 'Something went wrong.' };
  if (error.code === 'course_draft.changed_meanwhile') return { is: 'outdated' };
  if (error.status === 404) return { is: 'gone' };
  if (error.status === 413 || error.status === 422)
    return { is: 'refused', why: Object.values(error.fields)[0] ?? error.message };
  return { is: 'waiting', why: error.message };
}
