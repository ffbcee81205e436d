import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldButton } from './button-style.ts';

/** Looks and labels of a combobox's buttons: the same before and after the code of its list is loaded. */
export const clearButton = {
  className: fieldButton,
  'aria-label': 'Clear',
  children: <X aria-hidden="true" className="size-4.5" />,
};

export const showAllButton = {
  className: fieldButton,
  'aria-label': 'Show all',
  children: <ChevronDown aria-hidden="true" className="size-5" />,
};

/** Leaves the input room for both buttons. */
export const comboboxInput = 'control pe-21';

export const ComboboxButtons = ({ children }: { readonly children: ReactNode }) => (
  <span className="absolute inset-y-0 end-1 flex items-center">{children}</span>
);
