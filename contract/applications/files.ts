import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { fileLink } from '../files/files.ts';

/** The files of an applicant that a business may open. */
export const applicantFilePurposes = ['cv', 'profile-photo', 'profile-video'] as const;

export const applicationFilesApi = {
  link: endpoint({
    method: 'GET',
    path: '/api/applications/:applicationId/files/:purpose/link',
    about: null,
    summary: 'Get a link to a file of an applicant',
    description: 'The link expires after a few minutes.',
    tag: 'Applications',
    params: z.object({
      applicationId: id,
      purpose: z.enum(applicantFilePurposes, 'Choose cv, profile-photo or profile-video.'),
    }),
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: fileLink,
    refusals: ['application.not_found', 'file.not_found'],
  }),
};
