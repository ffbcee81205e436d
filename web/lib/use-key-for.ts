import { useState } from 'react';

/** Idempotency keys of a form: the same input sent again is the same command, changed input is another. */
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
