import { useEffect, useState } from 'react';

const pauseMs = 600;

/** A value of a form, once it hasn't changed for a moment. The server counts each check of who is free. */
export function useSettled<Value>(value: Value): Value {
  const typed = JSON.stringify(value);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return JSON.parse(settled) as Value;
}
