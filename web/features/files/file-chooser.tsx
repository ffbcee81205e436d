import clsx from 'clsx';
import { Camera, Upload, Video } from 'lucide-react';
import { type ChangeEvent, type RefObject, useId } from 'react';
import { acceptOf, type FilePurpose, rulesOf } from '#contract/files/purposes.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

interface FileChooserProps {
  readonly id: string;
  readonly purpose: FilePurpose;
  /** The field's label, so that each control names its purpose. */
  readonly label: string;
  readonly replaces: boolean;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
}

const look = clsx(
  'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2',
  'peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
);

/** The browser's own file inputs, styled as buttons. On phones there is one for the camera too. */
export function FileChooser(props: FileChooserProps) {
  const { id, purpose, label, replaces, required, describedBy, disabled, inputRef, onChoose } = props;
  const cameraId = useId();
  const { kind } = rulesOf(purpose);
  const camera = { photo: 'Take a photo', document: 'Take a photo', video: 'Record a video', cv: null }[kind];

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <span className="inline-flex max-w-full">
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={acceptOf(purpose)}
          required={required && !replaces}
          disabled={disabled}
          aria-label={`${label}: ${replaces ? 'replace file' : 'choose file'}`}
          aria-describedby={describedBy}
          onChange={choose}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          aria-hidden="true"
          className={clsx(buttonStyle({ variant: 'secondary', size: 'small' }), look)}
        >
          <Upload className="size-4" />
          {replaces ? 'Replace' : 'Choose file'}
        </label>
      </span>
      {camera ? (
        <span className="hidden max-w-full max-md:inline-flex pointer-coarse:inline-flex">
          <input
            id={cameraId}
            type="file"
            accept={kind === 'video' ? 'video/*' : 'image/*'}
            capture={purpose === 'profile-photo' || kind === 'video' ? 'user' : 'environment'}
            disabled={disabled}
            aria-label={`${label}: ${camera.toLowerCase()}`}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor={cameraId}
            aria-hidden="true"
            className={clsx(buttonStyle({ variant: 'secondary', size: 'small' }), look)}
          >
            {kind === 'video' ? <Video className="size-4" /> : <Camera className="size-4" />}
            {camera}
          </label>
        </span>
      ) : null}
    </>
  );
}
