import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { openLink } from '#web/features/files/api.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ApplicantVideo } from './applicant-video.tsx';

interface ApplicantFilesProps {
  readonly application: ReceivedApplication;
  /** Links to learn more about them. */
  readonly children?: ReactNode;
}

/** The CV and video that an applicant shares; renders nothing without them. */
export function ApplicantFiles({ application, children }: ApplicantFilesProps) {
  const { id, files, rep } = application;
  if (!files.cv && !files.video && !children) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {files.cv ? <ApplicantCv applicationId={id} /> : null}
      {files.video ? <ApplicantVideo applicationId={id} name={rep.fullName} /> : null}
      {children}
    </div>
  );
}

function ApplicantCv({ applicationId }: { readonly applicationId: string }) {
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      await openLink(() => call(applicationFilesApi.link, { params: { applicationId, purpose: 'cv' } }));
    } catch (error) {
      failureToast('We couldn’t open the file', error);
    }
    setOpening(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<FileText aria-hidden="true" className="size-4" />}
      busy={opening}
      onClick={() => void open()}
    >
      Open CV
    </Button>
  );
}
