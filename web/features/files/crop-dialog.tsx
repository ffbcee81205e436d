import 'react-easy-crop/react-easy-crop.css';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Cut } from './crop-picture.ts';

interface CropDialogProps {
  /** The URL of the picture. */
  readonly src: string;
  readonly shape: 'round' | 'rect';
  readonly onCut: (cut: Cut) => void;
  readonly onClose: () => void;
}

const zooms = { least: 1, most: 4, step: 0.1 } as const;

/** A square of a picture: moved by dragging or by the arrow keys, zoomed by the slider, the wheel or two fingers. */
export default function CropDialog({ src, shape, onCut, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  const [cut, setCut] = useState<Cut | null>(null);
  const sliderId = useId();

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Choose the part to show"
      description="Drag the picture, or move it with the arrow keys."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={cut === null} onClick={() => cut && onCut(cut)}>
            Use picture
          </Button>
        </>
      }
    >
      <div className="relative h-[min(22rem,45dvh)] overflow-hidden rounded-card bg-deep">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          aspect={1}
          cropShape={shape}
          showGrid={false}
          keyboardStep={8}
          // Our security policy lets no script add a style sheet: it is imported above.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': 'Picture crop, moved with the arrow keys', role: 'group' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_area, pixels) => setCut(pixels)}
          onCropAreaChange={(_area, pixels) => setCut(pixels)}
        />
      </div>
      <div className="mt-4 flex items-center gap-3">
        <label htmlFor={sliderId} className="font-semibold text-sm">
          Zoom
        </label>
        <Minus aria-hidden="true" className="size-4 text-ink-soft" />
        <input
          id={sliderId}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-brand"
        />
        <Plus aria-hidden="true" className="size-4 text-ink-soft" />
      </div>
    </Dialog>
  );
}
