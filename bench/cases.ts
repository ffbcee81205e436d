import { benchAnswerTimes } from './cases/answer-times.ts';
import { compareApply } from './cases/compare-apply.ts';
import { compareBrowse } from './cases/compare-browse.ts';
import { loadDay } from './cases/day.ts';
import { drawSheet } from './cases/draw-sheet.ts';
import { timeMessagesLive } from './cases/messages/live.ts';
import { compareSend } from './cases/messages/send.ts';
import { timeStreams } from './cases/messages/streams.ts';
import { timeMessageVolume } from './cases/messages/volume.ts';
import { proposeSet } from './cases/propose-set.ts';
import { rankSet } from './cases/rank-set.ts';
import { reportSizes } from './cases/report-sizes.ts';
import { benchSignIns } from './cases/sign-in-report.ts';
import { timeAnalytics } from './cases/time-analytics.ts';
import { timeBoard } from './cases/time-board.ts';
import { timeCourses } from './cases/time-courses.ts';
import { timeEvidence } from './cases/time-evidence.ts';
import { timeFreshMatches } from './cases/time-fresh-matches.ts';
import { timeLive } from './cases/time-live.ts';
import { timeMatching } from './cases/time-matching.ts';
import { timePanel } from './cases/time-panel.ts';
import { timePdfs } from './cases/time-pdfs.ts';
import { timeReliability } from './cases/time-reliability.ts';
import { timeReviews } from './cases/time-reviews.ts';
import { timeStart } from './cases/time-start.ts';
import { timeWork } from './cases/time-work.ts';
import type { Bench } from './support/open-bench.ts';
import type { Report } from './support/report.ts';

interface Case {
  readonly title: string;
  readonly run: (bench: Bench) => Promise<Report>;
}

/** Each also runs at toy size among the tests, so that none of them rots unnoticed. */
export const cases: Readonly<Record<string, Case>> = {
  browse: { title: 'Browsing', run: compareBrowse },
  apply: { title: 'Applying', run: compareApply },
  live: { title: 'Accepting, and waiting for the news', run: timeLive },
  board: { title: 'A gig with two hundred applicants', run: timeBoard },
  day: { title: 'A Friday of the market, at rising rates', run: loadDay },
  'sign-in': { title: 'Signing in', run: benchSignIns },
  answers: { title: 'Asking about addresses with an account, and without', run: benchAnswerTimes },
  start: { title: 'Starting on a folder that was started before', run: timeStart },
  sizes: { title: 'The same questions at several sizes', run: reportSizes },
  matching: { title: 'Who fits whom, as people graded it', run: rankSet },
  pairs: { title: 'Pairs to be read with their reasons', run: drawSheet },
  tags: { title: 'Tags that are proposed, and those that people chose', run: proposeSet },
  'matching-scale': { title: 'Who fits whom among very many', run: timeMatching },
  'matching-fresh': { title: 'From what is new to who fits it', run: timeFreshMatches },
  work: { title: 'Work and its money, among few and among a million', run: timeWork },
  reliability: { title: 'Reliability, kept and worked out again', run: timeReliability },
  reviews: { title: 'Reviews, among few and among a million', run: timeReviews },
  courses: { title: 'Courses, among few that were bought and among a million', run: timeCourses },
  analytics: { title: 'What the market did', run: timeAnalytics },
  panel: { title: 'All that the panel of administrators reads', run: timePanel },
  pdf: { title: 'Drawing PDFs beside everything else', run: timePdfs },
  evidence: { title: 'Making an evidence pack', run: timeEvidence },
  'messages-send': { title: 'Sending a message', run: compareSend },
  'messages-live': { title: 'Messages between two processes', run: timeMessagesLive },
  'messages-streams': { title: 'An announcement to many open streams', run: timeStreams },
  'messages-volume': { title: 'Messages, among few and among millions', run: timeMessageVolume },
};
