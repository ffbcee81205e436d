import { Briefcase, CalendarClock, Image, MapPin, Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { applicationsApi } from '#contract/applications/applications.ts';
import { acceptOf } from '#contract/files/purposes.ts';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { Side } from '../api.ts';
import { JobDialog } from './job-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { useTray } from './use-tray.ts';

interface AttachButtonProps {
  readonly conversation: Conversation;
  readonly side: Side;
  readonly tray: Pick<ReturnType<typeof useTray>, 'add' | 'addFiles'>;
}

const iconStyle = 'size-4.5';

/** Every kind of attachment. */
export function AttachButton({ conversation, side, tray }: AttachButtonProps) {
  const { kind, as, applicationId } = conversation;
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<'job' | 'place' | null>(null);
  const mayInterview = kind === 'application' && as === 'business' && applicationId !== null;

  async function addInterview(id: string) {
    try {
      const { interview, jobId } = await call(applicationsApi.showReceived, { params: { applicationId: id } });
      if (!interview || interview.status === 'replaced')
        return toast({
          title: 'No times yet',
          description: 'Propose interview times with the application first.',
        });
      const { id: interviewId, times, minutes, status, acceptedTime } = interview;
      tray.add({ kind: 'interview', applicationId: id, jobId, interviewId, times, minutes, status, acceptedTime });
    } catch (error) {
      failureToast('We couldn’t attach this', error);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Picture or PDF"
        accept={acceptOf('message-file')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          void tray.addFiles(files);
        }}
      />
      <Menu
        align="start"
        trigger={<IconButton label="Attach" icon={<Paperclip aria-hidden="true" className="size-5" />} />}
        entries={[
          {
            label: 'Picture or PDF',
            icon: <Image aria-hidden="true" className={iconStyle} />,
            onSelect: () => input.current?.click(),
          },
          {
            label: 'A job',
            icon: <Briefcase aria-hidden="true" className={iconStyle} />,
            onSelect: () => setAsking('job'),
          },
          ...(mayInterview
            ? [
                {
                  label: 'Interview times',
                  icon: <CalendarClock aria-hidden="true" className={iconStyle} />,
                  onSelect: () => void addInterview(applicationId),
                },
              ]
            : []),
          {
            label: 'A place',
            icon: <MapPin aria-hidden="true" className={iconStyle} />,
            onSelect: () => setAsking('place'),
          },
        ]}
      />
      {asking === 'job' ? <JobDialog side={side} onChoose={tray.add} onClose={() => setAsking(null)} /> : null}
      {asking === 'place' ? <PlaceDialog onChoose={tray.add} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
