import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { courseDraftsApi } from '#contract/courses/course-drafts.ts';
import { draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { plainNameOf } from './file-names.ts';

interface GoneFileProps {
  readonly courseId: string;
  readonly path: string;
  readonly mine: string;
  /** Text stored on this device can be saved again. */
  readonly onAdded: () => void;
}

/** Shown when another admin removes the file that is open. */
export function GoneFile({ courseId, path, mine, onAdded }: GoneFileProps) {
  const navigate = useNavigate();
  const lesson = useMutation(mutationOf(courseDraftsApi.addLesson));
  const picture = useMutation(mutationOf(courseDraftsApi.addPicture));
  const name = plainNameOf(path);

  async function addAgain() {
    const params = { courseId };
    try {
      const { file } = path.startsWith('lessons/')
        ? await lesson.mutateAsync({ params, body: { title: name, content: mine } })
        : await picture.mutateAsync({ params, body: { name, content: mine } });
      onAdded();
      await navigate(draftAddress(courseId, { file: file.id }));
    } catch (error) {
      failureToast('We couldn’t add the file', error);
    }
  }

  return (
    <Alert
      tone="warning"
      announce
      title="Another admin removed this file"
      action={
        <div className="flex flex-wrap gap-2">
          <CopyButton text={mine}>Copy my text</CopyButton>
          <Button size="small" busy={lesson.isPending || picture.isPending} onClick={() => void addAgain()}>
            Add file again
          </Button>
        </div>
      }
    >
      Your text is still here.
    </Alert>
  );
}
