import { LinkButton } from '#web/ui/link-button.tsx';

interface ClosingCallProps {
  readonly title: string;
}

/** The end of a page: asks which of the two sides the visitor is. */
export function ClosingCall({ title }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing" className="page py-12 text-center md:py-28">
      <h2 id="closing" className="mx-auto max-w-4xl font-extrabold text-4xl tracking-[-0.035em] md:text-7xl">
        {title}
      </h2>
      <div className="mt-10 flex flex-col justify-center gap-3 md:flex-row">
        <LinkButton to="/businesses" size="large">
          Find Sales Reps
        </LinkButton>
        <LinkButton to="/reps" variant="accent" size="large">
          Apply to Be a Rep
        </LinkButton>
      </div>
    </section>
  );
}
