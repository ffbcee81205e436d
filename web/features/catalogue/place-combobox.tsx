import type { ComponentProps } from 'react';
import { isMeant } from '#domain/jobs/search-words.ts';
import { Combobox } from '#web/ui/combobox.tsx';

/** Selects one of many places. Town names are long and spelt in many ways: typos are tolerated, as in the search. */
export function PlaceCombobox(props: Omit<ComponentProps<typeof Combobox>, 'isMeant'>) {
  return <Combobox placeholder="Type a town or province" {...props} isMeant={isMeant} />;
}
