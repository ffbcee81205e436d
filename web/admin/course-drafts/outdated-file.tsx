import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenCourseFile } from '#contract/courses/course-drafts.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { draftFileQuery } from './api.ts';

interface OutdatedFileProps {
  readonly courseId: string;
  readonly fileId: string;
  /** Unsaved text. */
  readonly mine: string;
  readonly onTheirs: (theirs: OpenCourseFile) => void;
  readonly onMine: (theirs: OpenCourseFile) => void;
}

/** Shown when another admin saved the file that is open. Both versions stay until one is chosen. */
export function OutdatedFile({ courseId, fileId, mine, onTheirs, onMine }: OutdatedFileProps) {
  const queries = useQueryClient();
  const [theirs, setTheirs] = useState<OpenCourseFile | null>(null);
  const [busy, setBusy] = useState(false);

  async function look() {
    setBusy(true);
    try {
      setTheirs(await queries.fetchQuery({ ...draftFileQuery(courseId, fileId), staleTime: 0 }));
    } catch (error) {
      failureToast('We couldn’t load the other version', error);
    }
    setBusy(false);
  }

  return (
    <>
      <Alert
        tone="warning"
        announce
        title="This file has been saved elsewhere since you opened it"
        action={
          <Button size="small" busy={busy} busyLabel="Loading" onClick={() => void look()}>
            Compare versions
          </Button>
        }
      >
        Another admin saved it, or you did in another window. Your text here isn’t saved yet, but it isn’t lost.
      </Alert>
      {theirs ? (
        <Dialog
          open
          slipProof
          size="large"
          onOpenChange={(open) => {
            if (!open) setTheirs(null);
          }}
          title="Which version do you want to keep?"
          description={`${theirs.changedBy} saved theirs on ${formatDateTime(theirs.changedAt)}. You’ll lose the version you don’t keep, so first copy what you need from it.`}
          footer={
            <>
              <Button
                variant="secondary"
                onClick={() => {
                  onTheirs(theirs);
                  setTheirs(null);
                }}
              >
                Keep theirs
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  onMine(theirs);
                  setTheirs(null);
                }}
              >
                Keep mine
              </Button>
            </>
          }
        >
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="Theirs" aside={<CopyButton text={theirs.content}>Copy</CopyButton>}>
              <Textarea readOnly rows={16} value={theirs.content} className="font-mono text-sm!" />
            </Field>
            <Field label="Mine" aside={<CopyButton text={mine}>Copy</CopyButton>}>
              <Textarea readOnly rows={16} value={mine} className="font-mono text-sm!" />
            </Field>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
