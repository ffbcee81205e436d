import { useQuery } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { connectionHere } from '#web/lib/metered.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { type MessageFile, type OfMessage, pictureQuery, type Viewer } from './message-file.ts';
import { useObjectAddress } from './use-object-address.ts';

interface PictureCardProps {
  readonly message: OfMessage;
  readonly file: MessageFile;
  readonly by: string;
  readonly viewer: Viewer;
}

/** Whether the preview loads automatically: it is small, but not for users who save data. */
export const comesUnasked = ({ asks, here }: Viewer, { fileId }: MessageFile): boolean =>
  here?.(fileId) !== undefined || !(asks || connectionHere().connection.saveData);

/** A picture in a box of fixed size, so that nothing shifts when it loads; clicked, it is shown in full. */
export function PictureCard({ message, file, by, viewer }: PictureCardProps) {
  const [wanted, setWanted] = useState(() => comesUnasked(viewer, file));
  const [large, setLarge] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const enabled = useSeen(place) && wanted;
  const { data, error, isFetching, refetch } = useQuery({
    ...pictureQuery(message, file, viewer, '480x360'),
    enabled,
  });
  const address = useObjectAddress(data);
  const whole = useObjectAddress(useQuery({ ...pictureQuery(message, file, viewer), enabled: large }).data);
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
            {error ? 'Try again' : 'Show picture'}
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
          <img src={whole ?? address} alt={label} className="h-[70dvh] w-full object-scale-down" />
        </Dialog>
      ) : null}
    </>
  );
}
