import type { ReactNode } from 'react';
import type { Location } from '#contract/catalogue/catalogue.ts';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';

interface ProfileFactsProps {
  readonly title: string;
  /** By term; null for missing values. */
  readonly facts: Readonly<Record<string, ReactNode>>;
}

/** A section of the read view: given values, and on one line the missing ones. */
export function ProfileFacts({ title, facts }: ProfileFactsProps) {
  const items: Description[] = Object.entries(facts).flatMap(([term, detail]) =>
    detail === null ? [] : [{ term, detail }],
  );
  const missing = Object.keys(facts).filter((term) => facts[term] === null);
  return (
    <Card title={title}>
      {items.length > 0 ? <DescriptionList items={items} /> : null}
      {missing.length > 0 ? (
        <p className="mt-4 text-ink-soft text-sm leading-relaxed first:mt-0">Not added yet: {missing.join(', ')}.</p>
      ) : null}
    </Card>
  );
}

/** "Durban, KwaZulu-Natal"; null for no place. */
export function placeText(place: Location | null): string | null {
  if (!place) return null;
  return place.province && place.province !== place.name ? `${place.name}, ${place.province}` : place.name;
}

/** Text with its author's line breaks. */
export const asWritten = (text: string | null): ReactNode =>
  text === null ? null : <span className="whitespace-pre-line">{text}</span>;
