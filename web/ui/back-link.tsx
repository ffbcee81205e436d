import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '#web/ui/link-button.tsx';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton
      to={to}
      variant="ghost"
      size="small"
      className="-ms-3 min-w-0"
      icon={<ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />}
    >
      <span className="line-clamp-2 min-w-0 text-start">{children}</span>
    </LinkButton>
  );
}
