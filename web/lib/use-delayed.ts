import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 350;

/**
 * Debounces typed text; the field itself shows it immediately. A value that comes from elsewhere, for example from the
 * back button, replaces it. The third element returned flushes: for a field that loses focus, and may be unmounted
 * before the pause is over.
 */
export function useDelayed<Value>(value: Value, onSettle: (value: Value) => void, tidy: (typed: Value) => Value) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  function send(settled: Value) {
    if (Object.is(settled, sent.current)) return;
    sent.current = settled;
    onSettle(settled);
  }
  const settle = useEffectEvent(send);

  useEffect(() => {
    if (Object.is(value, sent.current)) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const wanted = tidy(typed);
  useEffect(() => {
    if (Object.is(wanted, sent.current)) return;
    const timer = setTimeout(() => settle(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [typed, setTyped, () => send(wanted)] as const;
}
