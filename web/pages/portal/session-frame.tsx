import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { forgetAtSignOut } from '#web/features/courses/kept/forget-at-sign-out.ts';
import { followSessionEvents } from '#web/features/session/session-events.ts';
import { LazyViewing } from '#web/features/viewing/lazy-viewing.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { SessionProvider } from '#web/lib/session.tsx';

/** Providers for everything inside that needs the session or the API. */
export function SessionFrame({ children }: { readonly children: ReactNode }) {
  useEffect(followSessionEvents, []);
  useEffect(forgetAtSignOut, []);
  return (
    <QueryClientProvider client={queryClient()}>
      <SessionProvider>
        <LazyViewing />
        {children}
      </SessionProvider>
    </QueryClientProvider>
  );
}
