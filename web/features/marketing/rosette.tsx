import { Dots, ring } from '#web/features/marketing/dots.tsx';

/** The flower of the pattern, large. Decorative. */
export function Rosette({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="-136 -136 272 272" aria-hidden="true" className={className}>
      <Dots points={[[0, 0]]} size={22} className="text-accent" />
      <Dots points={[...ring(26, 8), ...ring(78, 16)]} size={10} />
      <Dots points={ring(50, 8, 0.5)} size={20} />
      <Dots points={ring(104, 16, 0.5)} size={18} />
      <Dots points={ring(130, 32)} size={8} />
    </svg>
  );
}
