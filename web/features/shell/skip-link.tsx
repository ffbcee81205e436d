import { Link } from 'react-router';

const style =
  'fixed start-3 top-3 z-60 max-w-[calc(100vw-1.5rem)] -translate-y-40 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0';

export interface Shortcut {
  readonly label: string;
  readonly to: string;
}

/** The first keyboard stops, visible on focus: the content, and the most used exit. */
export function SkipLink({ shortcut }: { readonly shortcut?: Shortcut | undefined }) {
  return (
    <>
      <a href="#main" className={style}>
        Skip to content
      </a>
      {shortcut ? (
        <Link to={shortcut.to} className={style}>
          {shortcut.label}
        </Link>
      ) : null}
    </>
  );
}
