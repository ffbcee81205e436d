import type { ComponentProps } from 'react';
import { useFieldWiring } from '#web/ui/field-context.ts';

/** The kit's `Textarea` for a form that the browser keeps. */
export function LongText(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={4} {...props} {...useFieldWiring(props)} className="control" />;
}
