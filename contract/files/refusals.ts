import type { RefusalText } from '../refusal-text.ts';

/** Problems with an uploaded or requested file. */
export const fileRefusals = {
  'file.not_found': {
    status: 404,
    title: 'File not found',
    detail: 'This file was removed or replaced, or you don’t have access to it.',
  },
  'file.sealed': {
    status: 403,
    title: 'You can’t open this document',
    detail: 'For your safety, it’s stored encrypted, and only team members who check documents can open it.',
  },
  'file.not_cv': { status: 415, title: 'Invalid file type', detail: 'Please upload a PDF or Word document' },
  'file.not_picture': {
    status: 415,
    title: 'Invalid file type',
    detail: 'Please upload a JPEG, PNG or WebP picture',
  },
  'file.not_document': {
    status: 415,
    title: 'Invalid file type',
    detail: 'Please upload a PDF, or a JPEG, PNG or WebP picture',
  },
  'file.not_video': { status: 415, title: 'Invalid file type', detail: 'Please upload an MP4, MOV or WebM video' },
  'file.wrong_bytes': {
    status: 415,
    title: 'Invalid file type',
    detail:
      'The file’s contents don’t match its name. Open it on your device, save it in the right format and upload that.',
  },
  'file.heic': {
    status: 415,
    title: 'We can’t read HEIC pictures',
    detail: 'Please save the picture as JPEG, or take it with the camera button here, and upload that.',
  },
  'file.cv_too_large': { status: 413, title: 'File too large', detail: 'Please upload a file smaller than 5MB' },
  'file.too_large': { status: 413, title: 'File too large', detail: 'Please upload a file smaller than 10MB' },
  'file.video_too_large': { status: 413, title: 'File too large', detail: 'Please upload a file smaller than 60MB' },
  'file.video_too_long': {
    status: 422,
    title: 'Video too long',
    detail: 'Please upload a video of at most 30 seconds',
  },
  'file.empty': {
    status: 422,
    title: 'This file is empty',
    detail: 'Please choose another file.',
  },
  'file.incomplete': {
    status: 400,
    title: 'The upload was interrupted',
    detail: 'Only part of the file arrived. Please try again.',
  },
  'file.too_slow': {
    status: 408,
    title: 'The upload was too slow',
    detail: 'The upload stalled. Check your connection and try again.',
  },
  'file.damaged': {
    status: 422,
    title: 'This file is damaged',
    detail: 'It seems incomplete or can’t be read. Open it on your device, save it again and upload that.',
  },
  'file.unsafe': {
    status: 422,
    title: 'We can’t accept this file',
    detail: 'It contains more than a file of this type needs, which could be harmful. Save it again and upload that.',
  },
  'file.active': {
    status: 422,
    title: 'This file contains more than text and pictures',
    detail:
      'It has scripts, links to other content or embedded files. Save or print it as a plain PDF and upload that.',
  },
  'file.password': {
    status: 422,
    title: 'This file has a password',
    detail: 'Please save it without a password or other protection and upload that.',
  },
  'file.too_many_pixels': {
    status: 422,
    title: 'This picture is too large',
    detail: 'Please upload a picture of at most 50 megapixels.',
  },
  'file.infected': {
    status: 422,
    title: 'We found a virus in this file',
    detail: 'We didn’t keep it. Check your device and upload a clean file.',
  },
  'file.scanner_unavailable': {
    status: 503,
    title: 'We can’t check files for viruses right now',
    detail: 'We didn’t keep your file. Please try again in a few minutes.',
  },
} as const satisfies Record<string, RefusalText>;

export type FileRefusalCode = keyof typeof fileRefusals;
