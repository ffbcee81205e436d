import { type ComponentType, useEffect, useState } from 'react';

/** After the first view: nobody asks before they have read something, and without scripts there would be nobody to answer. */
export function LazyHelpChat() {
  const [HelpChat, setHelpChat] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Away from the network it stays away; the next page tries again.
    import('./help-chat.tsx').then(
      (module) => setHelpChat(() => module.HelpChat),
      () => {},
    );
  }, []);
  return HelpChat ? <HelpChat /> : null;
}
