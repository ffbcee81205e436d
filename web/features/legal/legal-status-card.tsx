import { Link } from 'react-router';
import { writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import type { LegalStatus } from '#contract/vetting/legal.ts';
import { legalStatusText } from '#texts/vetting/status.ts';
import { mailUrl } from '#web/lib/site-facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AgreementDetails } from './agreement-details.tsx';
import { legalAdvice } from './legal-texts.ts';

interface LegalStatusCardProps {
  readonly status: LegalStatus;
  /** Null while the form is open below. */
  readonly onOpenForm: (() => void) | null;
}

/** The user's legal status: the badge, what to do about it, and what was signed. */
export function LegalStatusCard({ status, onOpenForm }: LegalStatusCardProps) {
  const { standing, userType, reason, signed } = status;
  return (
    <Card
      title="Legal Status"
      description="Businesses and reps can work together once both have signed and been verified."
      action={<StatusBadge {...legalStatusText(standing)} />}
    >
      <div className="grid gap-4" aria-live="polite">
        {legalAdvice(standing, userType).map(({ tone, title, text, button, next }) => (
          <Alert
            key={text}
            tone={tone}
            title={title}
            action={
              button && onOpenForm ? (
                <Button variant="primary" onClick={onOpenForm}>
                  {button}
                </Button>
              ) : next ? (
                <LinkButton to={next.to} variant="secondary">
                  {next.label}
                </LinkButton>
              ) : null
            }
          >
            {text}
            {tone === 'danger' ? (
              <>
                {' '}
                <SupportLink />
                {' · '}
                <Link to={writeToTeamAddress(userType)} className={supportStyle}>
                  Message our team
                </Link>
              </>
            ) : null}
          </Alert>
        ))}
        {reason && standing.vetting !== 'approved' ? (
          <div className="rounded-control border border-line px-4 py-3">
            <p className="font-semibold text-sm">Message from our team</p>
            <p className="mt-1 whitespace-pre-line break-words">{reason}</p>
          </div>
        ) : null}
      </div>
      {signed ? <AgreementDetails status={status} signed={signed} /> : null}
    </Card>
  );
}

const supportStyle = 'font-semibold underline underline-offset-4';

/** Opens an email to our team. */
function SupportLink({ children = 'Contact support' }: { readonly children?: string }) {
  return (
    <a href={mailUrl} className={supportStyle}>
      {children}
    </a>
  );
}
