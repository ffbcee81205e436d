import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { findPlace, type Place } from '#web/lib/find-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { KeptAttachment } from '../sync/kept-attachments.ts';

interface PlaceDialogProps {
  readonly onChoose: (place: KeptAttachment) => void;
  readonly onClose: () => void;
}

const longestLabel = 120;

/** A meeting place, in words; the current location is attached only on request. */
export function PlaceDialog({ onChoose, onClose }: PlaceDialogProps) {
  const [label, setLabel] = useState('');
  const [missing, setMissing] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const [looking, setLooking] = useState<'no' | 'yes' | 'failed'>('no');

  async function locate() {
    setLooking('yes');
    const found = await findPlace();
    setPlace(found);
    setLooking(found ? 'no' : 'failed');
  }

  return (
    <FormDialog
      title="Attach a place"
      description="Describe it so it’s easy to find. Mention a shop, a gate or a street corner, for example."
      size="small"
      confirmLabel="Attach place"
      busy={false}
      failedTitle="We couldn’t attach the place"
      failure={undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const words = label.trim().replace(/\s+/g, ' ');
        if (words === '') return setMissing(true);
        onChoose({
          kind: 'place',
          label: words,
          latitude: place?.latitude ?? null,
          longitude: place?.longitude ?? null,
        });
        onClose();
      }}
    >
      <Field label="Place" required error={missing && label.trim() === '' ? 'Enter a place.' : undefined}>
        <TextInput value={label} maxLength={longestLabel} onChange={(event) => setLabel(event.target.value)} />
      </Field>
      <div className="mt-4">
        {place ? (
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
            <span className="min-w-0 flex-1">We’ll include your current location.</span>
            <Button variant="ghost" size="small" onClick={() => setPlace(null)}>
              Remove location
            </Button>
          </p>
        ) : (
          <>
            <Button
              variant="secondary"
              size="small"
              busy={looking === 'yes'}
              icon={<LocateFixed aria-hidden="true" className="size-4" />}
              onClick={() => void locate()}
            >
              Use my location
            </Button>
            <p role="status" className="mt-1.5 text-ink-soft text-sm">
              {looking === 'failed' ? 'We couldn’t get your location. Your description is enough.' : 'Optional.'}
            </p>
          </>
        )}
      </div>
    </FormDialog>
  );
}
