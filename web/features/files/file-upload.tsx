import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import { type FilePurpose, longestVideo, purposeRules, videoSlack } from '#contract/files/purposes.ts';
import { ownFilesQuery } from './api.ts';
import { uploadedText } from './file-texts.ts';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';

export interface FileUploadProps {
  readonly purpose: FilePurpose;
  /** Names the file too: "CV" becomes "CV uploaded successfully". */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** From the form around it, such as "Upload your ID or passport". */
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  /** The success toast, if it isn't the label's. */
  readonly success?: { readonly title: string; readonly description: string };
  readonly onUploaded?: (file: FileDescription) => void;
  readonly onRemoved?: () => void;
}

/** Selects, uploads, shows, replaces and removes the user's current file for one purpose. */
export function FileUpload(props: FileUploadProps) {
  const { purpose, label, success = uploadedText(label), onUploaded, ...rest } = props;
  const files = useQuery(ownFilesQuery);
  const current = files.data?.find((file) => file.purpose === purpose) ?? null;
  const upload = useUpload({ purpose, success, onUploaded });
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File) {
    if (!upload.check(file)) return;
    if (purposeRules[purpose].kind === 'video' && ((await videoLength(file)) ?? 0) > longestVideo + videoSlack) {
      return upload.refuse(file.name, 'file.video_too_long');
    }
    upload.send({ name: file.name, content: file });
  }

  return (
    <UploadField
      {...rest}
      purpose={purpose}
      label={label}
      files={files}
      current={current}
      upload={upload}
      inputRef={input}
      onChoose={(file) => void choose(file)}
    />
  );
}

/** Seconds, if this browser can determine it without uploading; null when the server has to. */
function videoLength(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number | null>((resolve) => {
    video.preload = 'metadata';
    // A stream written by a recorder has no length in its header: infinite.
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => resolve(null);
    // Some browsers wait forever on an unknown format.
    setTimeout(() => resolve(null), 3000);
    video.src = address;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}
