import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pictureSizes } from './picture-sizes.ts';
import { filePurposes } from './purposes.ts';

/** A file as its owner, or another permitted reader, sees it. */
export const fileDescription = z.object({
  id,
  purpose: z.enum(filePurposes),
  /** As its owner named it: for display alone. */
  name: z.string(),
  contentType: z.string(),
  /** As stored: pictures are smaller than the upload. */
  byteSize: z.int(),
  /** Of a video. */
  durationMs: z.int().nullable(),
  uploadedAt: timestamp,
});

export type FileDescription = z.output<typeof fileDescription>;

/** A short-lived address that opens the file for any holder. A picture is served smaller with `&size=` and one of `pictureSizes`. */
export const fileLink = z.object({ url: z.string(), expiresAt: timestamp });

const fileParams = z.object({ fileId: id });

/** The body of an upload is the file itself, as `application/octet-stream`. */
export const uploadPath = '/api/files/:purpose';

export const filesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/files',
    about: 'files',
    summary: 'List your current files',
    tag: 'Files',
    gate: 'signed-in',
    status: 200,
    response: z.array(fileDescription),
  }),
  upload: endpoint({
    method: 'POST',
    path: uploadPath,
    changes: ['files', 'legal'],
    summary: 'Upload a file',
    description:
      'Send the bytes as `application/octet-stream`. Once checked, the file replaces the current one for the same purpose, or waits a day to be attached to a message.',
    tag: 'Files',
    params: z.object({ purpose: z.enum(filePurposes, 'This purpose doesn’t exist.') }),
    query: z.object({ name: z.string().max(500, 'The name can be at most 500 characters long.').default('') }),
    rawBody: true,
    gate: 'signed-in',
    limit: 'upload',
    status: 201,
    response: fileDescription,
    refusals: [
      'role.rep_required',
      'role.business_required',
      'file.not_cv',
      'file.not_picture',
      'file.not_document',
      'file.not_video',
      'file.wrong_bytes',
      'file.heic',
      'file.cv_too_large',
      'file.too_large',
      'file.video_too_large',
      'file.video_too_long',
      'file.empty',
      'file.incomplete',
      'file.too_slow',
      'file.damaged',
      'file.unsafe',
      'file.active',
      'file.password',
      'file.too_many_pixels',
      'file.infected',
      'file.scanner_unavailable',
      'service.full',
    ],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/files/:fileId/removal',
    // An upload is part of what the user still has to send.
    changes: ['files', 'legal'],
    summary: 'Remove one of your files',
    tag: 'Files',
    params: fileParams,
    gate: 'signed-in',
    status: 204,
    response: z.void(),
    refusals: ['file.not_found'],
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/files/:fileId/link',
    about: null,
    summary: 'Get a link to one of your files',
    description: `The link expires after a few minutes. For a smaller version of a picture, add \`&size=\` with one of: ${pictureSizes.join(', ')}.`,
    tag: 'Files',
    params: fileParams,
    gate: 'signed-in',
    status: 200,
    response: fileLink,
    refusals: ['file.not_found', 'file.sealed'],
  }),
};
