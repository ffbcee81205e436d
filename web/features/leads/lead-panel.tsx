import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';

interface LeadPanelProps {
  readonly step: 1 | 2;
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The panel of a lead form: two steps, the second of which is the account. */
export function LeadPanel({ step, title, headingRef, children }: LeadPanelProps) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface shadow-lift">
      <div aria-hidden="true" className="on-deep bg-deep">
        <div className="cloth-hem text-accent" />
      </div>
      <div className="p-[min(1.5rem,7.5vw)] md:p-10">
        <p className="flex items-center gap-3 font-semibold text-ink-soft">
          <span aria-hidden="true" className="flex gap-1.5">
            {[1, 2].map((bead) => (
              <span
                key={bead}
                className={clsx('size-3 rounded-full', bead <= step ? 'bg-accent' : 'border-2 border-line-strong')}
              />
            ))}
          </span>
          Step {step} of 2
        </p>
        <h2 ref={headingRef} tabIndex={-1} className="mt-2 mb-7 scroll-mt-36 text-3xl outline-none md:text-4xl">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
