import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';

const business = [
  {
    title: 'Post the gig',
    text: 'Say what you’re selling, where, for how long and what it pays. It goes live straight away.',
  },
  { title: 'Meet the people', text: 'See who applied and invite the reps you like to an interview.' },
  { title: 'Accept and sell', text: 'Share your training and let them get to work.' },
];

const rep = [
  { title: 'Say what you can do', text: 'Add your province, industry, experience and CV.' },
  { title: 'Apply', text: 'Choose gigs that suit your days and track every application.' },
  { title: 'Work and get paid', text: 'Every finished gig adds to your record and your wallet.' },
];

interface TrackProps {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly className: string;
  readonly action: ReactNode;
}

function Track({ id, title, steps, className, action }: TrackProps) {
  return (
    <section
      aria-labelledby={id}
      className={`relative isolate flex flex-col overflow-hidden rounded-panel p-[min(1.75rem,7vw)] md:p-10 ${className}`}
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 [mask-image:linear-gradient(215deg,black,transparent_45%)]"
      >
        <div className="cloth h-full opacity-25" />
      </div>
      <h3 id={id} className="max-w-[12ch] text-4xl md:text-5xl">
        {title}
      </h3>
      <ol className="mt-10 mb-10 grid gap-7">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[3.25rem_1fr] items-baseline">
            <span
              aria-hidden="true"
              className="font-display font-extrabold text-5xl leading-none tracking-tight opacity-70"
            >
              {index + 1}
            </span>
            <div>
              <h4 className="text-xl">{step.title}</h4>
              <p className="mt-1 text-lg leading-relaxed opacity-90">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-auto">{action}</div>
    </section>
  );
}

/** Three steps for businesses, three for reps. */
export function TwoTracks({ title }: { readonly title: string }) {
  return (
    <section aria-labelledby="steps" className="page py-16 md:py-28">
      <h2 id="steps" className="max-w-3xl text-4xl md:text-5xl">
        {title}
      </h2>
      <div className="mt-10 grid gap-5 lg:grid-cols-2">
        <Track
          id="steps-business"
          title="You have something to sell"
          steps={business}
          className="on-deep bg-deep"
          action={
            <LinkButton to="/businesses" variant="accent" size="large" full="phone">
              Find Reps
            </LinkButton>
          }
        />
        <Track
          id="steps-rep"
          title="You know how to sell"
          steps={rep}
          className="bg-accent text-on-accent [--ring:var(--on-accent)]"
          action={
            <LinkButton to="/reps" size="large" full="phone" className="bg-on-accent! text-accent!">
              Apply
            </LinkButton>
          }
        />
      </div>
    </section>
  );
}
