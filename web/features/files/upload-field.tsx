import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import type { FilePurpose } from '#contract/files/purposes.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CurrentFile } from './current-file.tsx';
import { DropArea } from './drop-area.tsx';
import { FileChooser } from './file-chooser.tsx';
import { acceptedText } from './file-texts.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadState, useUpload } from './use-upload.ts';

interface UploadFieldProps {
  readonly purpose: FilePurpose;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  readonly onRemoved?: () => void;
  /** Shows the current file if its name is not enough, such as a photo. */
  readonly preview?: ReactNode;
  readonly files: Pick<UseQueryResult, 'isPending' | 'error' | 'isFetching' | 'refetch'>;
  readonly current: FileDescription | null;
  readonly upload: ReturnType<typeof useUpload>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
}

/** The views of an upload in each of its states. */
export function UploadField(props: UploadFieldProps) {
  const { purpose, label, hint, required = false, optional, disabled = false, files, current, upload } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const { state } = upload;
  const error = state.phase === 'failed' ? `${state.name}: ${state.message}` : props.error;

  const chooser = (
    <FileChooser
      id={id}
      purpose={purpose}
      label={label}
      replaces={current !== null}
      required={required}
      describedBy={error ? `${hintId} ${errorId}` : hintId}
      disabled={disabled}
      inputRef={props.inputRef}
      onChoose={props.onChoose}
    />
  );

  function content() {
    if (state.phase === 'sending')
      return <UploadProgress name={state.name} part={state.part} onCancel={upload.cancel} />;
    if (files.isPending) return <Skeleton className="h-11 w-48" label={`Loading ${label}`} />;
    if (current) {
      return (
        <CurrentFile
          file={current}
          label={label}
          disabled={disabled}
          onRemoved={() => {
            props.onRemoved?.();
            // After the dialog has closed.
            setTimeout(() => props.inputRef.current?.focus());
          }}
        >
          {chooser}
        </CurrentFile>
      );
    }
    return (
      <div className="flex flex-wrap items-center gap-2">
        {chooser}
        <span className="hidden text-ink-soft text-sm lg:inline">or drop it here</span>
      </div>
    );
  }

  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-semibold text-[0.9375rem] text-ink">
        {label}
        {optional ? <span className="ms-1.5 font-normal text-ink-soft text-sm">optional</span> : null}
      </p>
      <DropArea disabled={disabled || state.phase === 'sending'} onDrop={props.onChoose}>
        <div className="flex items-start gap-4">
          {props.preview}
          <div className="min-w-0 flex-1">{content()}</div>
        </div>
        {state.phase === 'failed' && state.again ? (
          <Button
            variant="primary"
            size="small"
            className="mt-3"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={state.again}
          >
            Try again
          </Button>
        ) : null}
      </DropArea>
      <p id={hintId} className="mt-1.5 text-ink-soft text-sm leading-snug">
        {hint ? <>{hint} </> : null}
        {acceptedText(purpose)}.
      </p>
      <FieldError id={errorId} message={error} />
      <UploadNews state={state} done={current ? `${current.name} is uploaded.` : null} />
    </div>
  );
}

/** An upload's progress, for screen readers: at the start, at each quarter, and during the check. */
function UploadNews({ state, done }: { readonly state: UploadState; readonly done: string | null }) {
  return (
    <p role="status" className="sr-only">
      {textOf(state) ?? done}
    </p>
  );
}

function textOf(state: UploadState): string | null {
  if (state.phase !== 'sending') return null;
  if (state.part >= 1) return `${state.name} is uploaded, and we’re checking it.`;
  return `Uploading ${state.name}: ${Math.floor(state.part * 4) * 25}%`;
}
