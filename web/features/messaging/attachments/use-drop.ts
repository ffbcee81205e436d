import { type RefObject, useEffect } from 'react';

/** Files dropped anywhere on the conversation are attached. The Attach button does the same by keyboard. */
export function useDrop(box: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void): void {
  useEffect(() => {
    const screen = box.current?.closest('section');
    if (!screen) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      screen.dataset.dropping = '';
    };
    const end = () => void delete screen.dataset.dropping;
    const drop = (event: DragEvent) => {
      end();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onDrop(files);
    };
    screen.addEventListener('dragover', over);
    screen.addEventListener('dragleave', end);
    screen.addEventListener('drop', drop);
    return () => {
      end();
      screen.removeEventListener('dragover', over);
      screen.removeEventListener('dragleave', end);
      screen.removeEventListener('drop', drop);
    };
  }, [box, onDrop]);
}
