export function TabCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="figures inline-block min-w-6 rounded-full bg-line/70 px-1.5 py-0.5 text-center font-medium text-ink-soft text-xs">
      {count}
    </span>
  );
}
