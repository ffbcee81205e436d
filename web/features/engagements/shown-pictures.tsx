import type { WorkPicture } from '#contract/engagements/attendance.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { call } from '#web/lib/api-client.ts';
import { type LinkOfFile, ShownFile } from './shown-file.tsx';

interface ShownPicturesProps {
  readonly pictures: readonly WorkPicture[];
  readonly linkOf: LinkOfFile;
}

/** As one of the parties opens the files. */
export const linkAsSide =
  (engagementId: string): LinkOfFile =>
  (fileId) =>
    call(disputesApi.link, { params: { engagementId, fileId } });

/** The photos that a rep submitted. */
export function ShownPictures({ pictures, linkOf }: ShownPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures of the work" className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1">
      {pictures.map((picture) => (
        <li key={picture.fileId} className="min-w-0">
          <ShownFile file={picture} linkOf={linkOf} />
        </li>
      ))}
    </ul>
  );
}
