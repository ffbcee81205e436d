import type { ComponentProps } from 'react';
import { useFieldWiring } from '#web/ui/field-context.ts';

/** The kit's `Textarea` for a form whose values the browser restores. */
export function LongText(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={4} {...props} {...useFieldWiring(props)} className="control" />;
}
