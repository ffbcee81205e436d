import { SearchX } from 'lucide-react';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** In a portal, for a URL that names an unknown tab. */
export function NoSuchTab({ home, homeLabel }: { readonly home: string; readonly homeLabel: string }) {
  return (
    <>
      <PageHeader title="Oops! Page not found" />
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="There’s no page at this address"
        action={
          <LinkButton to={home} variant="secondary">
            {homeLabel}
          </LinkButton>
        }
      >
        It may have moved, or the link may have a typo.
      </EmptyState>
    </>
  );
}
