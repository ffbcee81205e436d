import { ArrowRight, Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const variants: ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger'];

export function KitButtons() {
  return (
    <div className="grid gap-5">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Post a job</Button>
          <Button variant={variant} size="large" icon={<Plus aria-hidden="true" className="size-5" />}>
            Large
          </Button>
          <Button variant={variant} busy busyLabel="Saving">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-start gap-3">
        <Button disabledReason="Sign the agreement on the Legal tab before you apply.">Apply</Button>
        <LinkButton to="/dev/kit" variant="secondary">
          A link
          <ArrowRight aria-hidden="true" className="size-4" />
        </LinkButton>
        <IconButton label="Add" icon={<Plus aria-hidden="true" className="size-5" />} />
        <TextLink to="/dev/kit" className="self-center">
          A link in text
        </TextLink>
      </div>
      <div className="on-deep flex flex-wrap gap-3 rounded-card bg-deep p-5">
        <Button variant="accent">Get Started</Button>
        <Button variant="on-deep">Sign In</Button>
      </div>
    </div>
  );
}
