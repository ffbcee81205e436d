import type { UploadState } from './use-upload.ts';

/** What happens to an upload, for screen readers: at the start, at each quarter, and when it is looked at. */
export function UploadNews({ state, done }: { readonly state: UploadState; readonly done: string | null }) {
  return (
    <p role="status" className="sr-only">
      {textOf(state) ?? done}
    </p>
  );
}

function textOf(state: UploadState): string | null {
  if (state.phase !== 'sending') return null;
  if (state.part >= 1) return `${state.name} has arrived and is being checked.`;
  return `Uploading ${state.name}: ${Math.floor(state.part * 4) * 25}%`;
}
