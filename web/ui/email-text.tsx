import { Fragment } from 'react';

/** An email address that wraps after @ and dots before it breaks inside a word. */
export function EmailText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[@.])/);
  return (
    <span className="wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
