import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, prose, timestamp } from '../fields.ts';
import { engagement } from './engagements.ts';
import { attendanceKinds } from './options.ts';

const moment = z.iso.datetime({ offset: true, error: 'That isn’t a valid time.' });

/** The phone's position, if its owner agreed to share it. */
const place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const attendanceInput = z.object({
  /** Made by the phone: a resend counts once. */
  id,
  /** The event's time, by the phone's clock. */
  at: moment,
  /** When it was sent, by the same clock: its difference from ours is the error of that clock. */
  sentAt: moment,
  place: place.nullish().transform((given) => given ?? null),
});

export const checkInInput = attendanceInput.extend({
  code: z.string('The code is required.').regex(/^\d{6}$/, 'The code has six digits.'),
});

/** A presence on site. */
export const attendance = z.object({
  id,
  kind: z.enum(attendanceKinds),
  /** The day on which the shift starts; `at` may be on the next. */
  day: z.string(),
  at: timestamp,
  /** It was stored on the phone and sent later. */
  offline: z.boolean(),
  /** How far ahead the phone's clock was; negative for behind. */
  clockAheadMs: z.int(),
  place: place.nullable(),
  /** For a waiting rep: the distance from the middle of the job's town, in km. Null where one of the two is unknown. */
  fromTown: z.object({ town: z.string(), km: z.int() }).nullable(),
  /** A picture of the place where the rep waited. */
  pictureId: id.nullable(),
});

export const hoursLine = z.object({
  /** The day on which the shift starts. */
  day: day('Day'),
  minutes: z.int('Minutes must be a whole number.').min(0).max(1440, 'A day has 24 hours.'),
  text: prose('What you did', 1000),
});

export const submitHoursInput = z.object({
  lines: z.array(hoursLine).min(1, 'Enter what you did on at least one day.').max(60),
  /** The amount sold, handed out or counted, where the work asks for it. */
  sold: z
    .int('The count must be a whole number.')
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((given) => given ?? null),
});

export type SubmitHoursInput = z.output<typeof submitHoursInput>;

/** A rep's proof of the work, for its two sides. */
export const workPicture = z.object({
  milestone: z.int(),
  fileId: id,
  name: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  /** Part of a submission: it stays. */
  handedIn: z.boolean(),
});

export type WorkPicture = z.output<typeof workPicture>;

export const hoursSubmission = z.object({
  id,
  milestone: z.int(),
  lines: z.array(z.object({ day: z.string(), minutes: z.int(), text: z.string() })),
  sold: z.int().nullable(),
  at: timestamp,
});

const params = z.object({ engagementId: id });
const ofRep = {
  method: 'POST',
  tag: 'Hours and proof',
  gate: 'rep',
  afterTrial: 'keeps a promise',
  params,
  status: 200,
  response: engagement,
} as const;

const pictures = z.object({ pictures: z.array(workPicture) });

const refusals = ['engagement.not_found', 'engagement.moved_on', 'engagement.too_late'] as const;

export const attendanceApi = {
  code: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId/code',
    about: null,
    summary: 'Get the current check-in code of a job',
    tag: 'Hours and proof',
    gate: 'business',
    afterTrial: 'keeps a promise',
    params: z.object({ jobId: id }),
    status: 200,
    response: z.object({
      /** The first day of the shift that reps check in to or out of now; else today. */
      day: z.string(),
      code: z.string(),
      /** Address of the page where the rep checks in, with the code filled in. */
      address: z.string(),
      /** The same as a QR code, for an `<img>`. */
      picture: z.string(),
    }),
    refusals: ['job.not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/engagements/:engagementId/attendance',
    about: 'engagements',
    summary: 'List the attendance and hours of a gig',
    tag: 'Hours and proof',
    gate: 'signed-in',
    params,
    status: 200,
    response: z.object({
      attendances: z.array(attendance),
      handIns: z.array(hoursSubmission),
      pictures: z.array(workPicture),
    }),
    refusals: ['engagement.not_found'],
  }),
  checkIn: endpoint({
    ...ofRep,
    path: '/api/rep/engagements/:engagementId/check-ins',
    changes: ['engagements'],
    summary: 'Check in to a gig',
    description: 'Needs the code of the day from the business. A phone that was offline may send it later.',
    limit: 'guess',
    body: checkInInput,
    refusals: [...refusals, 'engagement.code_wrong', 'engagement.check_in_closed', 'engagement.not_that_day'],
  }),
  checkOut: endpoint({
    ...ofRep,
    path: '/api/rep/engagements/:engagementId/check-outs',
    changes: ['engagements'],
    summary: 'Check out of a gig',
    body: attendanceInput,
    refusals: [...refusals, 'engagement.not_that_day', 'engagement.check_out_closed'],
  }),
  wait: endpoint({
    ...ofRep,
    path: '/api/rep/engagements/:engagementId/waits',
    changes: ['engagements'],
    summary: 'Report that the business is absent',
    description: 'Records that you are waiting at the agreed place.',
    body: attendanceInput.extend({ place }),
    refusals: [...refusals, 'engagement.not_that_day', 'engagement.check_in_closed'],
  }),
  addPicture: endpoint({
    ...ofRep,
    path: '/api/rep/engagements/:engagementId/pictures',
    changes: ['engagements'],
    summary: 'Add a picture to the proof of a gig',
    description: 'Submitted together with your hours.',
    body: z.object({ fileId: id }),
    response: pictures,
    refusals: [...refusals, 'file.not_found', 'hand_in.not_a_picture', 'hand_in.too_many_pictures'],
  }),
  removePicture: endpoint({
    ...ofRep,
    method: 'DELETE',
    path: '/api/rep/engagements/:engagementId/pictures/:fileId',
    changes: ['engagements'],
    summary: 'Remove a picture from the proof of a gig',
    params: params.extend({ fileId: id }),
    response: pictures,
    refusals: [...refusals, 'file.not_found'],
  }),
  submitHours: endpoint({
    ...ofRep,
    path: '/api/rep/engagements/:engagementId/hand-ins',
    changes: ['engagements'],
    summary: 'Submit hours and proof of a gig',
    description: 'Send one line for each day, with the pictures and the count that the gig asks for.',
    body: submitHoursInput,
    refusals: [
      ...refusals,
      'engagement.not_over',
      'engagement.not_that_day',
      'hand_in.too_many_hours',
      'hand_in.pictures_missing',
      'hand_in.count_missing',
    ],
  }),
};
