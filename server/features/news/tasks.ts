import type { Pulse } from '#server/platform/queue/pulse.ts';
import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import type { CertificateEvent } from '../courses/certificates/commands/withdraw-certificate.ts';
import type { NameDecision } from '../profiles/names/commands/decide-name.ts';
import type { VideoEvent } from '../training-videos/commands/video-events.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { type ChangesToTell, tellChangesTask } from './commands/announce-changes.ts';
import { mailMessages } from './commands/mail-messages.ts';
import { type MailSettings, mailNews } from './commands/mail-news.ts';
import { passOnMessages } from './commands/pass-on-messages.ts';
import { type JobsLookedAt, signalOnlookers, signalOnlookersTask } from './commands/signal-onlookers.ts';
import { type ClosedToTell, tellApplicants, tellApplicantsTask } from './commands/tell-applicants.ts';
import { type CoursesToTell, tellAskedCourses, tellAskedCoursesTask } from './commands/tell-asked-courses.ts';
import { tellCertificates, tellCertificatesTask } from './commands/tell-certificates.ts';
import { tellChanges } from './commands/tell-changes.ts';
import { type ClosingToTell, tellClosingTask, tellOfClosing } from './commands/tell-closing.ts';
import { type GiftsToTell, tellGifts, tellGiftsTask } from './commands/tell-gifts.ts';
import { tellHired, tellHiredTask, type WorkMoved } from './commands/tell-hired.ts';
import { type Invitation, tellInvited, tellInvitedTask } from './commands/tell-invited.ts';
import { type MessagesToTell, tellMessages, tellMessagesTask } from './commands/tell-messages.ts';
import { tellName, tellNamesTask } from './commands/tell-names.ts';
import { type MoreWanted, tellSavers, tellSaversTask } from './commands/tell-savers.ts';
import { type TermsToTell, tellTerms, tellTermsTask } from './commands/tell-terms.ts';
import { tellTrainees, tellTraineesTask } from './commands/tell-trainees.ts';
import { tellOfVetting, tellVettingTask, type VettingToTell } from './commands/tell-vetting.ts';
import { tellWallets, tellWalletsTask, type WalletsToTell } from './commands/tell-wallets.ts';
import { tellWork, tellWorkTask, type WorkToTell } from './commands/tell-work.ts';
import { findLeft } from './queries/find-left.ts';

interface Settings extends Pick<MailSettings, 'siteUrl'> {
  readonly secretKey: string;
}

type Nothing = Record<string, never>;

const patient = { retryLimit: 8, retryDelaySeconds: 10, retryBackoff: true };

/** Background work of news, and when it is done by itself. */
export function newsTasks({ siteUrl, secretKey }: Settings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
  readonly pulses: readonly Pulse[];
} {
  const tokens = createTopicTokens(secretKey);
  const changes = task<ChangesToTell>(
    {
      name: tellChangesTask,
      ...patient,
      // One that tells of very many keeps the bells of all others waiting no longer than that.
      concurrency: 2,
      merge: (waiting) => ({ applicationIds: waiting.flatMap(({ applicationIds }) => applicationIds) }),
    },
    ({ transaction }, { applicationIds }, { signal }) => tellChanges(transaction, applicationIds, signal),
  );
  const left = task<Nothing>(
    { name: 'news.tell_left', retryLimit: 0, retryDelaySeconds: 0, retryBackoff: false },
    async ({ db, transaction }, _data, { signal }) => tellChanges(transaction, await findLeft(db), signal),
  );
  const applicants = task<ClosedToTell>(
    { name: tellApplicantsTask, ...patient },
    ({ transaction }, closed, { signal }) => tellApplicants(transaction, closed, signal),
  );
  const savers = task<MoreWanted>({ name: tellSaversTask, ...patient }, ({ transaction }, wanted, { signal }) =>
    tellSavers(transaction, wanted, signal),
  );
  const closing = task<ClosingToTell>({ name: tellClosingTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellOfClosing(tx, data)),
  );
  const hired = task<WorkMoved>({ name: tellHiredTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellHired(tx, data)),
  );
  const invited = task<Invitation>({ name: tellInvitedTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellInvited(tx, data)),
  );
  const asked = task<CoursesToTell>({ name: tellAskedCoursesTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellAskedCourses(tx, data)),
  );
  const onlookers = task<JobsLookedAt>(
    { name: signalOnlookersTask, ...patient },
    ({ transaction }, changed, { signal }) => signalOnlookers(transaction, changed, signal),
  );
  const vetting = task<VettingToTell>({ name: tellVettingTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellOfVetting(tx, data)),
  );
  const trainees = task<VideoEvent>({ name: tellTraineesTask, ...patient }, ({ transaction }, video, { signal }) =>
    tellTrainees(transaction, video, signal),
  );
  const certificates = task<CertificateEvent>({ name: tellCertificatesTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellCertificates(tx, data)),
  );
  const names = task<NameDecision>({ name: tellNamesTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellName(tx, data)),
  );
  const gifts = task<GiftsToTell>({ name: tellGiftsTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellGifts(tx, data)),
  );
  const terms = task<TermsToTell>({ name: tellTermsTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellTerms(tx, data)),
  );
  const work = task<WorkToTell>({ name: tellWorkTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellWork(tx, data)),
  );
  const wallets = task<WalletsToTell>({ name: tellWalletsTask, ...patient }, ({ transaction }, data) =>
    transaction((tx) => tellWallets(tx, data)),
  );
  const messages = task<MessagesToTell>(
    {
      name: tellMessagesTask,
      ...patient,
      concurrency: 2,
      merge: (waiting) => ({ conversationIds: waiting.flatMap(({ conversationIds }) => conversationIds) }),
    },
    (machines, written, { signal }) => tellMessages(machines, written, signal),
  );
  const unread = task<Nothing>(
    { name: 'news.mail_messages', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
    ({ transaction, log }, _data, { signal }) => mailMessages(transaction, { siteUrl, tokens, log }, signal),
  );
  const mail = task<Nothing>(
    { name: 'news.mail', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
    ({ transaction, log }, _data, { signal }) => mailNews(transaction, { siteUrl, tokens, log }, signal),
  );
  return {
    tasks: [
      changes,
      left,
      applicants,
      closing,
      savers,
      hired,
      invited,
      asked,
      onlookers,
      vetting,
      trainees,
      certificates,
      names,
      gifts,
      work,
      terms,
      wallets,
      messages,
      unread,
      mail,
    ],
    schedules: [
      schedule(left, '*/10 * * * *'),
      // Each minute, and not at each thing that is told: what happens together is mailed together, and whoever has the
      // app open reads it there.
      schedule(mail, '* * * * *'),
      schedule(unread, '* * * * *'),
    ],
    pulses: [
      {
        name: 'news.pass_on_messages',
        everyMs: 500,
        run: ({ transaction }, signal) => passOnMessages(transaction, signal),
      },
    ],
  };
}
