import { clsx } from 'clsx';
import { useState } from 'react';

interface AvatarProps {
  /** Of a person or a company; gives the initials. */
  readonly name: string;
  readonly imageUrl?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

const sizes = { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-16 text-xl' };

const tones = [
  'bg-brand-soft text-on-brand-soft',
  'bg-accent-soft text-on-accent-soft',
  'bg-info-soft text-on-info-soft',
  'bg-success-soft text-on-success-soft',
] as const;

function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (
    [words[0], last]
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

/** The same name has the same colour everywhere. */
function tone(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}

/** Decorative beside a name: hidden from screen readers. */
export function Avatar({ name, imageUrl, size = 'medium', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx(
    'inline-grid shrink-0 select-none place-content-center overflow-hidden rounded-full',
    sizes[size],
    className,
  );
  if (imageUrl && imageUrl !== broken) {
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setBroken(imageUrl)}
        className={clsx(shape, 'object-cover')}
      />
    );
  }
  // Drawn by CSS: as text the initials would be announced, searched and copied together with the name beside them.
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={clsx(shape, tone(name), 'font-bold tracking-wide before:content-[attr(data-initials)]')}
    />
  );
}
