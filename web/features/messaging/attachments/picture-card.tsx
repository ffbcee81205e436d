import { useQuery } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatSize } from '#web/features/files/file-texts.ts';
import { type Connection, connectionHere, isMetered } from '#web/lib/metered.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { type MessageFile, type OfMessage, pictureQuery, type Viewer } from './message-file.ts';
import { useObjectAddress } from './use-object-address.ts';

/** An extra of this size is negligible. */
const littleBytes = 100_000;

/** Whether a picture loads automatically. On a connection that may be metered, its size is shown first. */
export const comesUnasked = (byteSize: number, connection: Connection, byTouch: boolean): boolean =>
  !connection.saveData && (byteSize <= littleBytes || !isMetered(connection, byTouch));

interface PictureCardProps {
  readonly message: OfMessage;
  readonly file: MessageFile;
  readonly by: string;
  readonly viewer: Viewer;
}

function comes({ asks, here }: Viewer, { fileId, byteSize }: MessageFile): boolean {
  if (here?.(fileId)) return true;
  const { connection, byTouch } = connectionHere();
  return !asks && comesUnasked(byteSize, connection, byTouch);
}

/** A picture in a box of fixed size, so that nothing shifts when it loads; clicked, it is shown in full. */
export function PictureCard({ message, file, by, viewer }: PictureCardProps) {
  const [wanted, setWanted] = useState(() => comes(viewer, file));
  const [large, setLarge] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const enabled = useSeen(place) && wanted;
  const { data, error, isFetching, refetch } = useQuery({ ...pictureQuery(message, file, viewer), enabled });
  const address = useObjectAddress(data);
  const label = `Picture from ${by}: ${file.name}`;
  const frame =
    'grid h-45 w-60 max-w-full place-content-center overflow-hidden rounded-control border border-line bg-sunken';
  if (!address)
    return (
      <div ref={place} className={frame}>
        {wanted && !error ? (
          <Spinner label="Loading the picture" />
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={isFetching}
            icon={<ImageDown aria-hidden="true" className="size-4" />}
            onClick={() => (wanted ? void refetch() : setWanted(true))}
          >
            {error ? 'Try again' : `Show picture (${formatSize(file.byteSize)})`}
          </Button>
        )}
      </div>
    );
  return (
    <>
      <button type="button" aria-label={`${label}. Enlarge`} className={frame} onClick={() => setLarge(true)}>
        <img src={address} alt="" className="h-45 w-60 object-cover" />
      </button>
      {large ? (
        <Dialog open onOpenChange={setLarge} title={<span className="wrap-anywhere">{file.name}</span>} size="large">
          <img src={address} alt={label} className="mx-auto max-h-[70dvh] max-w-full object-contain" />
        </Dialog>
      ) : null}
    </>
  );
}
