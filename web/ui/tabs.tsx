import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TabCount } from '#web/ui/tab-count.tsx';
import { tabListStyle, tabStyle } from '#web/ui/tab-style.ts';

export interface TabContent<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The tabs' label, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabContent<Id>[];
  /** Without it the tabs are uncontrolled, beginning with the first. */
  readonly value?: Id;
  readonly onChange?: (id: Id) => void;
  readonly className?: string;
}

/** Tabs within a page. For tabs with their own URLs, use `TabLinks`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  const state = value === undefined ? { defaultValue: tabs[0]?.id } : { value };
  return (
    <Base.Root {...state} onValueChange={(id) => onChange?.(id as Id)} className={className}>
      <Base.List aria-label={label} className={tabListStyle} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className={clsx(tabStyle, 'data-active:border-brand data-active:text-ink')}
          >
            {tab.label}
            <TabCount count={tab.count} />
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
