import type { Hours } from '#contract/jobs/shift-hours.ts';
import { labourLaw } from './law.ts';

const { night } = labourLaw;

/** Whether a part of such shifts is at night, as labour law has it. */
export const isNightWork = ({ from, to }: Hours): boolean => from < night.until || to > night.from || to <= from;
