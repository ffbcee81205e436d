import { createContext, useContext } from 'react';

interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface Wirable {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Connects a control to the label, hint and error of the `Field` around it. A control also works without one. */
export function useFieldWiring(own: Wirable = {}) {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}
