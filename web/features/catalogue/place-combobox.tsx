import type { ComponentProps } from 'react';
import { isMeant } from '#domain/jobs/search-words.ts';
import { Combobox } from '#web/ui/combobox.tsx';

/** One of many places. Names of towns are long and spelt in many ways: slips are forgiven, as the search forgives them. */
export function PlaceCombobox(props: Omit<ComponentProps<typeof Combobox>, 'isMeant'>) {
  return <Combobox placeholder="Type a town or province" {...props} isMeant={isMeant} />;
}
