import { useState } from 'react';

/** Keys for what a form sends: the same words sent again are the same deed, changed ones are another. */
export function keysFor(): (sent: object) => string {
  const keys = new Map<string, string>();
  return (sent) => {
    const written = JSON.stringify(sent);
    const key = keys.get(written) ?? crypto.randomUUID();
    keys.set(written, key);
    return key;
  };
}

export const useKeyFor = () => useState(keysFor)[0];
