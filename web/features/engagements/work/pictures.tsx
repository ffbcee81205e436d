import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { attendanceApi, type WorkPicture } from '#contract/engagements/attendance.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EvidenceField } from '../disputes/evidence-field.tsx';
import { ShownFile } from '../shown-file.tsx';
import { linkAsSide } from '../shown-pictures.tsx';

interface WorkPicturesProps {
  readonly engagementId: string;
  readonly companyName: string;
  /** Of the gig in progress. */
  readonly pictures: readonly WorkPicture[];
}

/** Photos of the work, submitted with the hours: each is stored as soon as it is uploaded. */
export function WorkPictures({ engagementId, companyName, pictures }: WorkPicturesProps) {
  const add = useMutation(mutationOf(attendanceApi.addPicture));
  const remove = useMutation(mutationOf(attendanceApi.removePicture));
  const onError = (error: Error) => failureToast('We couldn’t change your pictures', error);
  return (
    <div className="grid min-w-0 gap-3">
      {pictures.filter(({ handedIn }) => !handedIn).length < engagementLimits.pictures ? (
        <EvidenceField
          label="Pictures of the work"
          hint={`${companyName} asks for at least one.`}
          accepted="JPEG, PNG or WebP, up to 10MB"
          onUploaded={({ id: fileId }) => add.mutate({ params: { engagementId }, body: { fileId } }, { onError })}
        />
      ) : null}
      {pictures.length > 0 ? (
        <ul aria-label="Pictures to submit" className="grid gap-1">
          {pictures.map((picture) => (
            <li key={picture.fileId} className="flex min-w-0 items-center gap-2">
              <ShownFile file={picture} linkOf={linkAsSide(engagementId)} />
              {picture.handedIn ? null : (
                <IconButton
                  label={`Remove ${picture.name}`}
                  icon={<X aria-hidden="true" className="size-4" />}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ params: { engagementId, fileId: picture.fileId } }, { onError })}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
