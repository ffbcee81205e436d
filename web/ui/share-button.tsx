import { Share2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly children: string;
}

/** Opens the device's share sheet; renders nothing without one. */
export function ShareButton({ children, ...shared }: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Share2 aria-hidden="true" className="size-4" />}
      // The user closed the share sheet on purpose.
      onClick={() => void navigator.share(shared).catch(() => {})}
    >
      {children}
    </Button>
  );
}
