import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type MoneyShares, priceOf, shareEarned } from '#domain/engagements/money.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import { nameStepInRecord } from '#texts/engagements/steps.ts';
import { describeDays, termsStatusTexts } from '#texts/engagements/terms.ts';
import { nameDay, nameDays } from '#texts/jobs/schedule.ts';
import { presentAttendance } from '../../../engagements/attendance/present.ts';
import { findAttendances, findHoursSubmissions } from '../../../engagements/attendance/queries/find-attendance.ts';
import { attendances, workPictures } from '../../../engagements/attendance/tables.ts';
import { disputeEvidence } from '../../../engagements/disputes/tables.ts';
import { findSteps, type ListedEngagement } from '../../../engagements/queries/find-engagements.ts';
import { milestones } from '../../../engagements/tables.ts';
import { findTerms } from '../../../engagements/terms/queries/find-terms.ts';
import { storedFiles } from '../../../files/tables.ts';
import { selectMessages } from '../../../messaging/queries/select-messages.ts';
import { conversations, messages } from '../../../messaging/tables.ts';
import type { Entry } from './seal-pack.ts';

/** The newest messages are part of a pack, as far as both allow: making one must not keep the event loop busy. */
const mostMessages = 1000;
const mostMessageLetters = 400_000;

const kinds = { in: 'The rep checked in', out: 'The rep checked out', waiting: 'The rep waited for the business' };

/**
 * All that is recorded about a gig, oldest first: what both sides can read in the product, without contact details, ID numbers and bank accounts.
 * @param withMessages false for the team, which reads messages only where they are reported
 */
export async function gatherEvidence(
  db: Db,
  work: ListedEngagement,
  { at, withMessages }: { readonly at: Date; readonly withMessages: boolean },
): Promise<Entry[]> {
  const { id } = work.engagement;
  const found = [
    gigEntry(work),
    ...(await termsEntries(db, id)),
    ...(await stepEntries(db, work)),
    ...(await attendanceEntries(db, id)),
    ...(await hoursEntries(db, id)),
    ...(await fileEntries(db, id)),
    ...(withMessages ? await messageEntries(db, work.engagement.applicationId) : []),
    ...work.milestones.map((row) => moneyEntry(work, row, at)),
  ];
  return found.toSorted((one, other) => one.at.localeCompare(other.at));
}

function gigEntry({ engagement, repName, companyName, location }: ListedEngagement): Entry {
  const { id, title, tasks, acceptedAt, locationAddress, payCents, feeBasisPoints, feeBearer } = engagement;
  const place = [locationAddress, location.name].filter(Boolean).join(', ');
  const days = describeDays(engagement);
  return {
    at: acceptedAt.toISOString(),
    what: 'The business accepted the rep',
    text: [
      `${title}, for ${companyName}, by ${repName}`,
      days,
      place,
      `Pay ${formatRandExact(Number(payCents))}`,
      tasks,
    ],
    details: { gig: id, rep: repName, business: companyName, payCents: Number(payCents), feeBasisPoints, feeBearer },
  };
}

async function termsEntries(db: Db, engagementId: string): Promise<Entry[]> {
  const versions = await findTerms(db, engagementId);
  return versions.flatMap(({ terms, text, signatures }) => [
    {
      at: terms.createdAt.toISOString(),
      what: `Terms of work, version ${terms.version}`,
      text: [`${termsStatusTexts[terms.status]}.`, text],
      details: { version: terms.version, status: terms.status, sha256: terms.sha256.toString('hex') },
    },
    ...signatures.map(({ side, evidence }) => ({
      at: evidence.signedAt.toISOString(),
      what: `The ${side} signed version ${terms.version} of the terms`,
      text: [`Typed name: ${evidence.typedName}`, `Record no. ${evidence.position} of the log of signatures`],
      details: {
        version: terms.version,
        textSha256: evidence.textSha256.toString('hex'),
        // The row's own hash also covers what only its signer may see, such as a network address.
        log: {
          position: evidence.position,
          previousHash: evidence.previousHash.toString('hex'),
          rowHash: evidence.rowHash.toString('hex'),
        },
      },
    })),
  ]);
}

async function stepEntries(db: Db, { engagement, milestones: all }: ListedEngagement): Promise<Entry[]> {
  const engagementId = all[0]?.engagementId;
  if (engagementId === undefined) return [];
  const steps = (await findSteps(db, engagementId)).toReversed();
  return steps.map(({ move, by, status, note, milestone, createdAt }) => ({
    at: createdAt.toISOString(),
    what: nameStepInRecord(move, by),
    text: [
      ...(all.length > 1 ? [`Week ${milestone}`] : []),
      ...awardTexts(
        engagement.feeBearer,
        move,
        all.find(({ number }) => number === milestone),
      ),
      ...(note === null ? [] : [note]),
    ],
    details: { step: move, by, status, week: milestone },
  }));
}

/** The award of a step that decides a dispute: the first decision, or the one that moves the money. */
function awardTexts(
  feeBearer: ListedEngagement['engagement']['feeBearer'],
  move: MilestoneMove,
  row: ListedEngagement['milestones'][number] | undefined,
): string[] {
  if (!row) return [];
  const { payCents, feeCents, ruledCents } = row;
  if (move === 'rule' && ruledCents !== null)
    return [shareText(shareEarned({ payCents, feeCents, feeBearer }, ruledCents))];
  return move === 'carry_out' || move === 'decide' ? [shareText(row)] : [];
}

const inRand = (amount: bigint) => formatRandExact(Number(amount));

const shareText = ({ repCents, platformCents, backCents }: MoneyShares) =>
  `To the rep ${inRand(repCents)}, our fee ${inRand(platformCents)}, back to the business ${inRand(backCents)}`;

async function attendanceEntries(db: Db, engagementId: string): Promise<Entry[]> {
  return (await findAttendances(db, engagementId)).map((row) => {
    const { kind, day, at, offline, clockAheadMs, place } = presentAttendance(row);
    const where = place && `At ${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
    return {
      at,
      what: kinds[kind],
      text: [`For ${nameDay(day)}`, offline ? 'Recorded offline and sent later' : null, where].filter(
        (one) => one !== null,
      ),
      details: { day, offline, clockAheadMs, place, receivedAt: row.receivedAt.toISOString() },
    };
  });
}

async function hoursEntries(db: Db, engagementId: string): Promise<Entry[]> {
  return (await findHoursSubmissions(db, engagementId)).map(({ lines, sold, milestone, createdAt }) => ({
    at: createdAt.toISOString(),
    what: 'The rep’s hours',
    text: [
      ...lines.map(({ day, minutes, text }) => `${nameDay(day)}, ${(minutes / 60).toFixed(2)} hours: ${text}`),
      ...(sold === null ? [] : [`Count: ${sold}`]),
    ],
    details: { week: milestone, lines: lines.map(({ day, minutes }) => ({ day, minutes })), sold },
  }));
}

/** Pictures and documents by name and hash. Their content is not part of a pack. */
async function fileEntries(db: Db, engagementId: string): Promise<Entry[]> {
  const { rows } = await db.execute<{
    side: 'rep' | 'business';
    at: string;
    name: string;
    bytes: number;
    sha256: string;
  }>(sql`
    select shown.side, to_char(shown.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      f.name, f.byte_size::int as bytes, encode(f.sha256, 'hex') as sha256
    from ${milestones} m
    cross join lateral (
      select 'rep' as side, created_at as at, file_id from ${workPictures} where milestone_id = m.id
      union all select side, created_at, file_id from ${disputeEvidence} where milestone_id = m.id
      union all select 'rep', at, picture_id from ${attendances} where milestone_id = m.id and picture_id is not null) shown
    join ${storedFiles} f on f.id = shown.file_id
    where m.engagement_id = ${engagementId}
    order by shown.at, f.id`);
  return rows.map(({ side, at, name, bytes, sha256 }) => ({
    at,
    what: `File of the ${side}`,
    text: [`${name}, ${bytes} bytes, SHA-256 ${sha256}`],
    details: { side, name, bytes, sha256 },
  }));
}

async function messageEntries(db: Db, applicationId: string): Promise<Entry[]> {
  const newest = await selectMessages(db)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.applicationId, applicationId), eq(conversations.kind, 'application')))
    .orderBy(desc(messages.position))
    .limit(mostMessages);
  let letters = 0;
  const fits = newest.filter(({ content }) => {
    letters += content.length;
    return letters <= mostMessageLetters;
  });
  const oldest = fits.at(-1);
  const left = oldest ? oldest.position - 1 : 0;
  const hashes = await hashesOfFiles(db, fits);
  return [
    ...fits.map((row) => messageEntry(row, hashes)),
    ...(oldest && left > 0
      ? [
          {
            at: oldest.createdAt.toISOString(),
            what: `Earlier messages left out: ${left}`,
            text: [],
            details: { left },
          },
        ]
      : []),
  ];
}

type SelectedMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** SHA-256 of each attached file, by its ID. */
async function hashesOfFiles(db: Db, rows: readonly SelectedMessage[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ attachments }) => attachments.flatMap((one) => ('fileId' in one ? [one.fileId] : [])));
  if (ids.length === 0) return new Map();
  const files = await db
    .select({ id: storedFiles.id, sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids));
  return new Map(files.map(({ id, sha256 }) => [id, sha256.toString('hex')]));
}

function messageEntry(row: SelectedMessage, hashes: ReadonlyMap<string, string>): Entry {
  const { senderSide, position, content, attachments: attached, createdAt, editedAt, deletedAt } = row;
  return {
    at: createdAt.toISOString(),
    isMessage: true,
    what: `Message of the ${senderSide}`,
    text: [
      deletedAt === null ? content : 'Deleted by its author',
      editedAt && deletedAt === null ? `Edited on ${momentText(editedAt.toISOString())}` : '',
      ...attached.map((one) =>
        'fileId' in one
          ? `Attached: ${one.name}, SHA-256 ${hashes.get(one.fileId) ?? 'not known'}`
          : `Attached: ${one.kind}`,
      ),
    ].filter(Boolean),
    details: {
      position,
      editedAt: editedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
    },
  };
}

function moneyEntry(
  { engagement, milestones: all }: ListedEngagement,
  row: ListedEngagement['milestones'][number],
  at: Date,
): Entry {
  const { payCents, feeCents, fundedCents, heldCents, repCents, platformCents, backCents } = row;
  const price = priceOf({ payCents, feeCents, feeBearer: engagement.feeBearer });
  const cents = {
    price,
    funded: fundedCents,
    held: heldCents,
    toRep: repCents,
    ourFee: platformCents,
    back: backCents,
  };
  const days = nameDays(row.days);
  return {
    at: at.toISOString(),
    what: `Money at this time${all.length > 1 ? `, week ${row.number}` : ''}`,
    text: [
      ...(days ? [days] : []),
      `Price ${inRand(price)}, paid in ${inRand(fundedCents)}, held ${inRand(heldCents)}`,
      shareText(row),
    ],
    details: Object.fromEntries(Object.entries(cents).map(([name, amount]) => [`${name}Cents`, Number(amount)])),
  };
}
