import { X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface QuoteAboveProps {
  readonly text: string;
  readonly onLetGo: () => void;
}

/** Above the box: the announcement that is answered privately. */
export const QuoteAbove = ({ text, onLetGo }: QuoteAboveProps) => (
  <div className="mb-2 flex items-start gap-2 rounded-control border-brand border-s-3 bg-sunken py-2 ps-3 pe-1 text-sm">
    <p className="min-w-0 flex-1">
      <span className="block font-semibold">Replying to</span>
      <span className="line-clamp-2 text-ink-soft wrap-anywhere">{text}</span>
    </p>
    <IconButton
      label="Remove quote"
      icon={<X aria-hidden="true" className="size-4.5" />}
      onClick={onLetGo}
      className="size-9!"
    />
  </div>
);
