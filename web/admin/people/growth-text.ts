import type { AdminFigure } from '#contract/admin/admin.ts';
import { formatCount } from '#web/lib/format.ts';

/** How a figure changed within a month: `+12% in a month`. */
export function growthText({ now, monthAgo }: Pick<AdminFigure, 'now' | 'monthAgo'>): string {
  if (now === monthAgo) return 'No change in a month';
  if (monthAgo === 0) return 'None a month ago';
  if (monthAgo < 0) return 'Below nothing a month ago';
  const percent = Math.round(((now - monthAgo) / monthAgo) * 100);
  if (percent === 0) return `${now > monthAgo ? 'Up' : 'Down'} by less than 1% in a month`;
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}% in a month`;
}
