import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { industriesQuery, locationsQuery } from '#web/features/catalogue/api.ts';
import type { Option } from '#web/ui/option.ts';

/** Every location, with its province if the name doesn't include it. */
export function usePlaces(): Option[] {
  const { data } = useQuery(locationsQuery);
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, province }) => ({
        value: id,
        label: name,
        ...(province && province !== name ? { hint: province } : {}),
      })),
    [data],
  );
}

/** Every industry of the catalogue. */
export function useTrades(): Option[] {
  const { data } = useQuery(industriesQuery);
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}
