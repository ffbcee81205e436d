import { useSyncExternalStore } from 'react';
import { type CsvFormat, csvFormats } from '#contract/csv-format.ts';

export const csvFormatKey = 'csv-format';
const usual: CsvFormat = 'excel';
const listeners = new Set<() => void>();
/** Without browser storage, until the page is left. */
let unsaved: CsvFormat | null = null;

function chosen(): CsvFormat {
  if (unsaved !== null) return unsaved;
  try {
    const stored = localStorage.getItem(csvFormatKey);
    return csvFormats.find((format) => format === stored) ?? usual;
  } catch {
    return usual;
  }
}

/** Remembers the format on this device. */
export function chooseCsvFormat(format: CsvFormat): void {
  try {
    localStorage.setItem(csvFormatKey, format);
    unsaved = null;
  } catch {
    unsaved = format;
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's CSV format. */
export const useCsvFormat = (): CsvFormat => useSyncExternalStore(listen, chosen, () => usual);
