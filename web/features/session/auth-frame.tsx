import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { trial } from '#web/lib/site-facts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import type { Portal } from './portals.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The side that the text addresses. */
  readonly portal?: Portal | null;
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

const [noFees, cancel] = brand.claims.promises;

const sides: Record<Portal | 'both', { readonly statement: string; readonly note: ReactNode }> = {
  business: {
    statement: 'Reps who sell, for exactly as long as you need them',
    note: `${trial.business.free}. ${noFees}. ${cancel}.`,
  },
  rep: {
    statement: 'Paid sales work, on the days that suit you',
    note: (
      <RepPrice free="Reps pay nothing for an account.">
        {trial.rep.free}. {cancel}.
      </RepPrice>
    ),
  },
  both: { statement: brand.tagline.replace(/\.$/, ''), note: `${noFees}. ${cancel}.` },
};

const homeLink = { to: '/', label: 'Back to home' };

/** The frame of sign-in forms: the form, and on a wide screen a text beside it. */
export function AuthFrame({ title, description, portal = null, back = homeLink, children }: AuthFrameProps) {
  const { statement, note } = sides[portal ?? 'both'];
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)] lg:grid-rows-1">
      <aside className="on-deep relative isolate overflow-hidden bg-deep lg:sticky lg:top-0 lg:h-dvh">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_20%,black)] lg:[mask-image:linear-gradient(transparent_25%,black)]"
        >
          <div className="cloth h-full text-on-deep opacity-15" />
        </div>
        <div className="flex h-full flex-col px-4 py-3 md:px-8 lg:px-12 lg:py-10">
          <Link to="/" aria-label={`${brand.name}, home`} className="w-fit rounded-control py-1">
            <Wordmark />
          </Link>
          <div className="my-auto hidden max-w-lg lg:block">
            <p className="font-display font-extrabold text-[clamp(2.5rem,4.2vw,4rem)] leading-[0.98] tracking-[-0.04em]">
              {statement}
              <span aria-hidden="true" className="ms-[0.08em] inline-block size-[0.19em] rounded-full bg-accent" />
            </p>
            <p className="mt-6 text-lg text-on-deep-soft leading-relaxed">{note}</p>
          </div>
        </div>
      </aside>
      {/* Top-aligned: if centred, buttons would move under the finger when the page's code adds content below. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg px-4 pt-4 pb-16 md:px-5 outline-none md:pt-10 lg:pt-[14vh]"
      >
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-4 mb-7">
          <h1 className="text-[2rem] md:text-4xl">{title}</h1>
          {description ? <p className="mt-3 text-ink-soft text-lg leading-normal">{description}</p> : null}
        </div>
        {children}
      </main>
    </div>
  );
}
