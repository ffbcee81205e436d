import { useId, useRef } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import { FileChooser } from '#web/features/files/file-chooser.tsx';
import { acceptedText } from '#web/features/files/file-texts.ts';
import { UploadProgress } from '#web/features/files/upload-progress.tsx';
import { useUpload } from '#web/features/files/use-upload.ts';
import { FieldError } from '#web/ui/field-error.tsx';

interface EvidenceFieldProps {
  readonly label: string;
  readonly hint: string;
  /** If lower than the general limit. */
  readonly accepted?: string;
  /** Uploaded and valid. So far only its owner can see it. */
  readonly onUploaded: (file: FileDescription) => void;
}

/** Uploads pictures or PDFs, one at a time. */
export function EvidenceField({
  label,
  hint,
  accepted = acceptedText('work-evidence'),
  onUploaded,
}: EvidenceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const success = { title: 'Uploaded', description: 'It appears here in a moment.' };
  const { state, check, send, cancel } = useUpload({ purpose: 'work-evidence', success, onUploaded });
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const error = state.phase === 'failed' ? `${state.name}: ${state.message}` : null;
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="font-semibold text-[0.9375rem]">{label}</p>
      {state.phase === 'sending' ? (
        <UploadProgress name={state.name} part={state.part} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <FileChooser
            id={id}
            purpose="work-evidence"
            label={label}
            replaces={false}
            required={false}
            describedBy={error ? `${hintId} ${errorId}` : hintId}
            disabled={false}
            inputRef={input}
            onChoose={(file) => {
              if (check(file)) send({ name: file.name, content: file });
            }}
          />
        </div>
      )}
      <p id={hintId} className="text-ink-soft text-sm leading-snug">
        {hint} {accepted}.
      </p>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
