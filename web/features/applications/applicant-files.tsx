import { FileText, Video } from 'lucide-react';
import { useState } from 'react';
import { applicationFilesApi } from '#contract/application-files.ts';
import type { ReceivedApplication } from '#contract/applications.ts';
import { openLink } from '#web/features/files/api.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

const kinds = {
  cv: { purpose: 'cv', label: 'Open CV', Icon: FileText },
  video: { purpose: 'profile-video', label: 'Watch video', Icon: Video },
} as const;

/** The CV and the video that an applicant shows; nothing where there are none. */
export function ApplicantFiles({ id, files }: Pick<ReceivedApplication, 'id' | 'files'>) {
  const there = (['cv', 'video'] as const).filter((kind) => files[kind]);
  if (there.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {there.map((kind) => (
        <ApplicantFile key={kind} applicationId={id} kind={kind} />
      ))}
    </div>
  );
}

function ApplicantFile({ applicationId, kind }: { applicationId: string; kind: keyof typeof kinds }) {
  const { purpose, label, Icon } = kinds[kind];
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      await openLink(() => call(applicationFilesApi.link, { params: { applicationId, purpose } }));
    } catch (error) {
      const description = error instanceof ApiError ? error.message : 'Please try again in a moment.';
      toast({ title: 'Not opened', description, variant: 'destructive' });
    } finally {
      setOpening(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon aria-hidden="true" className="size-4" />}
      busy={opening}
      onClick={() => void open()}
    >
      {label}
    </Button>
  );
}
