import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 350;

/**
 * What is typed counts once the typing pauses; meanwhile the field keeps it as it was typed. A value that comes from
 * elsewhere, for example from the back button, takes its place. The third of what is returned counts it at once: for a field
 * that is left, and may be gone before the pause is over.
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
