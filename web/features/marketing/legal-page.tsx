import type { ReactNode } from 'react';
import { formatDate } from '#web/lib/format-time.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  /** A short summary for readers who stop there. */
  readonly short: ReactNode;
  /** `YYYY-MM-DD`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

const proseStyle =
  'grid gap-4 text-[1.0625rem] leading-relaxed [&_a]:font-medium [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_li]:ps-1 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-accent-strong';

/** A long document: a summary first, then the text, with a table of contents. */
export function LegalPage({ title, short, since, sections }: LegalPageProps) {
  return (
    <>
      <header className="on-deep relative isolate overflow-hidden bg-deep">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_35%,black)]"
        >
          <div className="cloth h-full text-on-deep opacity-15" />
        </div>
        <div className="page py-12 md:py-16">
          <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-7xl">{title}</h1>
          <p className="mt-5 text-on-deep-soft">In force from {formatDate(`${since}T10:00:00Z`)}</p>
        </div>
      </header>
      <div className="page grid gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[16rem_1fr] lg:grid-rows-[auto_1fr]">
        <section
          aria-labelledby="short"
          className="max-w-2xl rounded-panel bg-brand-soft p-6 text-on-brand-soft md:p-8 lg:col-start-2"
        >
          <h2 id="short" className="text-2xl">
            In short
          </h2>
          <div className="mt-3 grid gap-3 text-lg leading-relaxed">{short}</div>
        </section>
        <nav
          aria-label="On this page"
          className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <ol className="grid gap-0.5 border-line border-s-2 ps-4 text-[0.9375rem] md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-2xl lg:col-start-2">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} aria-labelledby={id} className="mt-12 first:mt-0 lg:first:mt-2">
              <h2 id={id} className="mb-4 text-3xl">
                {name}
              </h2>
              <div className={proseStyle}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
