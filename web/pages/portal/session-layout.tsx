import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { SessionWatch } from '#web/features/session/session-watch.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { SessionProvider } from '#web/lib/session.tsx';

/** Around every page that needs to know who is signed in. */
export default function SessionLayout() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <SessionWatch />
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  );
}
