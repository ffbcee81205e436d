import type { ReactNode } from 'react';

/** One fact of an appointment, in a list of them. */
export function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-[0.9375rem] leading-6 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-brand">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
