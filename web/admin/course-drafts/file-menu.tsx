import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type CourseDraftFile, type CourseDraftPage, courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { draftQuery } from './api.ts';
import { kindOf } from './file-names.ts';
import { RenameFile } from './rename-file.tsx';

interface FileMenuProps {
  readonly draft: CourseDraftPage;
  readonly file: CourseDraftFile;
}

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** Actions on a whole lesson or picture. */
export function FileMenu({ draft, file }: FileMenuProps) {
  const kind = kindOf(file.path);
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null);
  const move = useMove(draft, file);
  if (kind === 'course' || kind === 'test') return null;
  return (
    <>
      <Menu
        trigger={<IconButton label={`Actions for ${file.path}`} icon={<EllipsisVertical {...icon} />} />}
        entries={[
          ...(kind === 'lesson'
            ? [
                { label: 'Move up', icon: <ArrowUp {...icon} />, disabled: !move.up, onSelect: () => move.up?.() },
                {
                  label: 'Move down',
                  icon: <ArrowDown {...icon} />,
                  disabled: !move.down,
                  onSelect: () => move.down?.(),
                },
              ]
            : []),
          { label: 'Rename', icon: <Pencil {...icon} />, onSelect: () => setAsks('name') },
          {
            ...{ label: 'Remove', icon: <Trash2 {...icon} />, tone: 'danger', separated: true },
            onSelect: () => setAsks('removal'),
          },
        ]}
      />
      {asks === 'name' ? <RenameFile courseId={draft.id} file={file} onClose={() => setAsks(null)} /> : null}
      {asks === 'removal' ? <RemoveFile draft={draft} file={file} onClose={() => setAsks(null)} /> : null}
    </>
  );
}

/** Null if not possible. */
function useMove({ id: courseId, files }: CourseDraftPage, { id }: CourseDraftFile) {
  const queries = useQueryClient();
  const order = useMutation(mutationOf(courseDraftsApi.orderLessons));
  const ids = files.filter(({ path }) => kindOf(path) === 'lesson').map((lesson) => lesson.id);
  const at = ids.indexOf(id);
  const to = (place: number) => {
    if (at < 0 || place < 0 || place >= ids.length || order.isPending) return null;
    const others = ids.filter((one) => one !== id);
    return () =>
      order.mutate(
        { params: { courseId }, body: { order: others.toSpliced(place, 0, id) } },
        {
          onSuccess: (draft) => {
            queries.setQueryData(draftQuery(courseId).queryKey, draft);
            toast({
              title: `Moved to lesson ${place + 1}`,
              description: 'Its final test questions moved with it.',
            });
          },
          onError: (error) => {
            failureToast('We couldn’t move the lesson', error);
            void queries.invalidateQueries({ queryKey: draftQuery(courseId).queryKey });
          },
        },
      );
  };
  return { up: to(at - 1), down: to(at + 1) };
}

function RemoveFile({ draft: { id: courseId }, file, onClose }: FileMenuProps & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isOpen = useSearchParams()[0].get('file') === file.id;
  const remove = useMutation(mutationOf(courseDraftsApi.removeFile));
  const isLesson = kindOf(file.path) === 'lesson';

  async function act() {
    try {
      const draft = await remove.mutateAsync({ params: { courseId, courseFileId: file.id } });
      if (isOpen) await navigate(draftAddress(courseId), { replace: true });
      queries.setQueryData(draftQuery(courseId).queryKey, draft);
      toast({ title: `Removed ${file.path}` });
    } catch (error) {
      failureToast('We couldn’t remove the file', error);
    }
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Remove ${file.path}?`}
      description={
        isLesson
          ? 'This can’t be undone. The lessons after it will move up. Its questions will stay in final-test.yaml, and the check will show where.'
          : 'This can’t be undone. The check lists the lessons that use this picture.'
      }
      confirmLabel="Remove file"
      busy={remove.isPending}
      onConfirm={() => void act()}
    />
  );
}
