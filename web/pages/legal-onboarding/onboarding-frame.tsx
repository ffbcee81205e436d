import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';

interface OnboardingFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of the pages between sign-up and portal. */
export function OnboardingFrame({ title, description, children }: OnboardingFrameProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="on-deep relative isolate overflow-hidden bg-deep">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_20%,black)]"
        >
          <div className="cloth h-full text-on-deep opacity-15" />
        </div>
        <div className="mx-auto w-full max-w-4xl px-4 py-3 md:px-8">
          <Link to="/" aria-label={`${brand.name}, home`} className="inline-block rounded-control py-1">
            <Wordmark />
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl px-4 pt-6 pb-16 outline-none md:px-8 md:pt-10">
        <h1 className="text-[2rem] md:text-4xl">{title}</h1>
        <p className="mt-3 mb-7 max-w-2xl text-ink-soft text-lg leading-normal">{description}</p>
        {children}
      </main>
    </div>
  );
}
