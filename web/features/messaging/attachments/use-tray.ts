import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { refuseChosenFile } from '#contract/files/purposes.ts';
import { fileRefusals } from '#contract/files/refusals.ts';
import { mostAttachments } from '#contract/messaging/options.ts';
import { shrinkPicture } from '#web/features/files/shrink-picture.ts';
import type { KeptAttachment } from '../sync/kept-attachments.ts';
import { useMailroom } from '../use-mailroom.ts';

/** The attachments of the next message: files are uploaded while the user still types. */
export function useTray(conversationId: string) {
  const { trayOf, uploads } = useMailroom();
  const tray = trayOf(conversationId);
  const items = useSyncExternalStore(tray.watch, tray.items);
  const [trouble, setTrouble] = useState<string | null>(null);

  const add = useCallback(
    (one: KeptAttachment) => {
      if (tray.items().length < mostAttachments) void tray.add(one);
      else setTrouble(`A message can have at most ${mostAttachments} attachments.`);
    },
    [tray],
  );

  const addFiles = useCallback(
    async (files: readonly File[]) => {
      setTrouble(null);
      for (const file of files) {
        const { name, content } = await shrinkPicture(file);
        const code = refuseChosenFile('message-file', { name, size: content.size });
        if (code) {
          setTrouble(`${name} isn’t attached: ${fileRefusals[code].detail}`);
          continue;
        }
        add({ kind: 'kept-file', key: uuidv7(), name, content });
      }
    },
    [add],
  );

  // Also those from before the page was loaded.
  useEffect(() => {
    for (const file of items)
      if (file.kind === 'kept-file' && file.fileId === undefined && uploads.stateOf(file.key) === null)
        void uploads.start(file).then(
          (fileId) =>
            tray.change((one) => (one.kind === 'kept-file' && one.key === file.key ? { ...one, fileId } : one)),
          () => undefined,
        );
  }, [items, tray, uploads]);

  return {
    items,
    /** Why the last file wasn't attached. */
    trouble,
    add,
    addFiles,
    remove(one: KeptAttachment) {
      setTrouble(null);
      void tray.change((other) => (other === one ? null : other));
      if (one.kind === 'kept-file') uploads.forget(one.key);
    },
    /** They are sent with a message, which uploads those that haven't arrived yet. @param kept resolves when it will survive a reload */
    empty(kept: Promise<unknown>) {
      setTrouble(null);
      void tray.empty(kept);
    },
  };
}
