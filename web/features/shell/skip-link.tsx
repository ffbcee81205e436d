export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-3 top-3 z-60 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
