import { Check, Plus } from 'lucide-react';
import type { Quote } from '#contract/catalogue/tags.ts';
import { TagQuote } from './tag-quote.tsx';

interface TagToggleProps {
  readonly label: string;
  /** The words that led to it. */
  readonly because?: Quote | undefined;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** A proposed tag: pressed it is chosen, and pressed again removed. */
export function TagToggle({ label, because, chosen, disabled = false, onChange }: TagToggleProps) {
  const Icon = chosen ? Check : Plus;
  return (
    <label className="relative flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-1.5 transition-colors has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-default has-checked:text-on-brand-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-(--ring) has-focus-visible:outline-offset-2">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0">
        <span className="block break-words font-semibold leading-snug">{label}</span>
        {because ? <TagQuote quote={because} /> : null}
      </span>
      {/* Over the rest, so that a press anywhere is one of the box. */}
      <input
        type="checkbox"
        checked={chosen}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
    </label>
  );
}
