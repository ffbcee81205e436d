import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ImageIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { fileLinkQuery, ownFilesQuery } from './api.ts';
import { type Cut, cutPicture, readPicture } from './crop-picture.ts';
import { uploadedText } from './file-texts.ts';
import type { FileUploadProps } from './file-upload.tsx';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';

// The cropper is large, and most visits change no photo.
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface PhotoUploadProps extends Omit<FileUploadProps, 'purpose'> {
  readonly purpose: 'profile-photo' | 'company-logo';
}

/** Like FileUpload, for a photo or a logo: shows it, and crops a new one to a square. */
export function PhotoUpload(props: PhotoUploadProps) {
  const { purpose, label, success = uploadedText(label), onUploaded, ...rest } = props;
  const files = useQuery(ownFilesQuery);
  const current = files.data?.find((file) => file.purpose === purpose) ?? null;
  const link = useQuery(fileLinkQuery(current?.id));
  const upload = useUpload({ purpose, success, onUploaded });
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<{ name: string; image: HTMLImageElement } | null>(null);
  const isLogo = purpose === 'company-logo';

  async function choose(file: File) {
    if (!upload.check(file)) return;
    upload.reset();
    try {
      setPicture({ name: file.name, image: await readPicture(file) });
    } catch {
      upload.refuse(file.name, 'file.damaged');
    }
  }

  function close() {
    if (picture) URL.revokeObjectURL(picture.image.src);
    setPicture(null);
  }

  async function send(cut: Cut) {
    if (!picture) return;
    const outgoing = await cutPicture(picture.image, cut, isLogo ? 'png' : 'jpeg').catch(() => null);
    close();
    if (!outgoing) return upload.refuse(picture.name, 'file.damaged');
    upload.send({ ...outgoing, name: `${picture.name.replace(/\.\w+$/, '')}${outgoing.name.replace(/^.*\./, '.')}` });
  }

  const frame = clsx(
    'grid size-20 shrink-0 place-content-center overflow-hidden border border-line bg-sunken text-ink-soft',
    isLogo ? 'rounded-card' : 'rounded-full',
  );
  return (
    <>
      <UploadField
        {...rest}
        purpose={purpose}
        label={label}
        files={files}
        current={current}
        upload={upload}
        inputRef={input}
        onChoose={(file) => void choose(file)}
        preview={
          current && link.data ? (
            <img
              src={pictureInSize(link.data, '160x160')}
              alt={`Current ${label.toLowerCase()}`}
              className={clsx(frame, 'object-cover')}
            />
          ) : (
            <span aria-hidden="true" className={frame}>
              <ImageIcon className="size-7" />
            </span>
          )
        }
      />
      {picture ? (
        <Suspense fallback={null}>
          <CropDialog
            src={picture.image.src}
            shape={isLogo ? 'rect' : 'round'}
            onCut={(cut) => void send(cut)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
