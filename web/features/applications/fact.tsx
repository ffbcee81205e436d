import type { ReactNode } from 'react';

/** One fact of an appointment, in a list of them. On a narrow screen with large letters, the icon leaves the text more room. */
export function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-[min(0.625rem,2vw)] text-[0.9375rem] leading-6 [&>svg]:mt-0.5 [&>svg]:size-[min(1.25rem,6.5vw)] [&>svg]:shrink-0 [&>svg]:text-brand">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
