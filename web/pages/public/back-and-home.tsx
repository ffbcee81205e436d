import { ArrowLeft, House } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The back link, which is the landing page for visitors from elsewhere, and the home link. */
export function BackAndHome() {
  const navigate = useNavigate();

  function back() {
    // React Router numbers the entries it created; the first one has no page of ours before it.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate('/');
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="on-deep"
        size="small"
        onClick={back}
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
      >
        Back
      </Button>
      <LinkButton to="/" variant="on-deep" size="small" icon={<House aria-hidden="true" className="size-4.5" />}>
        Home
      </LinkButton>
    </div>
  );
}
