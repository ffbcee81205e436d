import clsx from 'clsx';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

const zooms = ['w-full', 'w-[160%]', 'w-[240%]', 'w-[360%]'] as const;
const turns = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** A picture that can be zoomed and rotated: small print, and phones held sideways. */
export function PictureViewer({ address, label }: { readonly address: string; readonly label: string }) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const icon = 'size-5';
  return (
    <div className="overflow-hidden rounded-control border border-line bg-sunken">
      <div className="flex items-center gap-1 border-line border-b bg-surface px-1">
        <IconButton
          label="Zoom out"
          icon={<ZoomOut aria-hidden="true" className={icon} />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          className="disabled:opacity-40"
        />
        <IconButton
          label="Zoom in"
          icon={<ZoomIn aria-hidden="true" className={icon} />}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
          className="disabled:opacity-40"
        />
        <IconButton
          label="Rotate"
          icon={<RotateCw aria-hidden="true" className={icon} />}
          onClick={() => setTurn((turn + 1) % turns.length)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too */}
      <section aria-label={`${label}, picture`} tabIndex={0} className="max-h-[70vh] overflow-auto">
        <div className={clsx('aspect-square', zooms[zoom])}>
          <img src={address} alt={label} className={clsx('size-full object-contain', turns[turn])} />
        </div>
      </section>
    </div>
  );
}
