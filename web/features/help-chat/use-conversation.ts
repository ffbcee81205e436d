import { useEffect, useRef, useState } from 'react';
import { type Answer, answerTo, greeting } from './answers.ts';

export interface ChatMessage {
  readonly id: number;
  readonly from: 'visitor' | 'chat';
  readonly text: string;
  readonly links: Answer['links'];
}

/** How long the chat appears to type, in milliseconds. */
const replyDelay = 1000;

const opening: ChatMessage = { id: 0, from: 'chat', ...greeting };

/** The conversation so far. In memory only: never stored or sent. */
export function useConversation() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([opening]);
  const [waiting, setWaiting] = useState(0);
  const timers = useRef(new Set<number>());
  const last = useRef(opening.id);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) window.clearTimeout(timer);
    };
  }, []);

  function add(from: ChatMessage['from'], { text, links }: Answer) {
    const id = ++last.current;
    setMessages((before) => [...before, { id, from, text, links }]);
  }

  /** Blank questions are ignored. */
  function ask(question: string) {
    const text = question.trim();
    if (text === '') return;
    add('visitor', { text, links: [] });
    setWaiting((count) => count + 1);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setWaiting((count) => count - 1);
      add('chat', answerTo(text));
    }, replyDelay);
    timers.current.add(timer);
  }

  return { messages, typing: waiting > 0, ask };
}
