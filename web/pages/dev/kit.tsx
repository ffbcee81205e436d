import { useState } from 'react';
import { adminPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { SiteHeader } from '#web/features/shell/site-header.tsx';
import { ThemeToggle } from '#web/features/shell/theme-toggle.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { KitButtons } from '#web/pages/dev/kit-buttons.tsx';
import { KitControls } from '#web/pages/dev/kit-controls.tsx';
import { KitForm } from '#web/pages/dev/kit-form.tsx';
import { KitLists } from '#web/pages/dev/kit-lists.tsx';
import { KitOverlays } from '#web/pages/dev/kit-overlays.tsx';
import { KitStates } from '#web/pages/dev/kit-states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export const meta = () => pageMeta({ title: 'The kit', hidden: true });

const sections = {
  Buttons: KitButtons,
  Controls: KitControls,
  Form: KitForm,
  Overlays: KitOverlays,
  Lists: KitLists,
  States: KitStates,
  Shell: KitShell,
} as const;

/** Every part of the kit in every state. Development only. */
export default function Kit() {
  const [tab, setTab] = useState('one');
  return (
    <main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">The kit</h1>
        <ThemeToggle />
      </header>
      {Object.entries(sections).map(([name, Section]) => (
        <section key={name} aria-labelledby={`kit-${name}`} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 id={`kit-${name}`} className="text-2xl">
            {name}
          </h2>
          <Section />
        </section>
      ))}
      <section aria-labelledby="kit-tabs">
        <h2 id="kit-tabs" className="mb-4 text-2xl">
          Tabs
        </h2>
        <Tabs
          label="Applications"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'one', label: 'All', count: 12, content: <p>All of them.</p> },
            { id: 'two', label: 'Pending', count: 7, content: <p>Those that wait.</p> },
            { id: 'three', label: 'Interview', count: 3, content: <p>Those that talk.</p> },
            { id: 'four', label: 'Completed', count: 2, content: <p>Those that are done.</p> },
          ]}
        />
      </section>
    </main>
  );
}

function KitShell() {
  return (
    <div className="overflow-clip rounded-card">
      <SiteHeader
        account={{
          user: { email: 'thandi@example.co.za', panelPath: adminPath, profilePath: repPath },
          onOpenPortal: (portal) => toast({ title: `To the ${portal} portal` }),
          onSignOut: () => toast({ title: 'Signed out' }),
        }}
      />
    </div>
  );
}
