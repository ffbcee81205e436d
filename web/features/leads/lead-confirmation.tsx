import type { MouseEvent, ReactNode } from 'react';
import { signInPath } from '#contract/site/sign-in-addresses.ts';
import { LegalNotice } from '#web/features/leads/lead-fields.tsx';
import { TeamCopyNote } from '#web/features/leads/team-copy-note.tsx';
import type { TeamCopy } from '#web/features/leads/use-team-copy.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface LeadConfirmationProps {
  readonly intro: ReactNode;
  readonly items: readonly Description[];
  /** ISO. */
  readonly savedAt: string;
  readonly register: { readonly to: string; readonly label: string };
  readonly team: { readonly state: TeamCopy; readonly retry: () => void };
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Ignores the second click of a double click on the form's button, which was in the same place. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The saved lead, and the account as the next step. */
export function LeadConfirmation({ intro, items, savedAt, register, team, onEdit, onRemove }: LeadConfirmationProps) {
  return (
    <div className="grid gap-7">
      <p className="max-w-2xl text-lg leading-relaxed">{intro}</p>
      <div className="flex flex-col gap-3 md:flex-row">
        <LinkButton to={register.to} variant="accent" size="large" onClick={ignoreSecondClick}>
          {register.label}
        </LinkButton>
        <LinkButton to={signInPath} variant="secondary" size="large" onClick={ignoreSecondClick}>
          Sign In
        </LinkButton>
      </div>
      <TeamCopyNote {...team} />
      <div className="rounded-card border border-line p-5 md:p-6">
        <DescriptionList items={items.filter(({ detail }) => detail !== '')} />
        <div className="mt-5 flex flex-wrap items-center gap-2 border-line border-t pt-4">
          <p className="me-auto text-ink-soft text-sm">Saved in this browser, {formatDateTime(savedAt)}</p>
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="ghost" size="small" onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <LegalNotice />
    </div>
  );
}
