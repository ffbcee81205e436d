import { limits, type Step } from './judge-step.ts';
import type { DayResult } from './result.ts';

const width = 720;
const panel = { left: 64, right: 150, height: 210 };
const top = 82;
const gap = 62;

const style = `
  text { font: 12px system-ui, sans-serif; fill: #1d2b26; }
  .title { font-size: 15px; font-weight: 600; }
  .axis { stroke: #6b7a73; } .grid { stroke: #d5ddd8; } .limit { stroke: #b3261e; stroke-dasharray: 5 4; }
  .paper { fill: #ffffff; } polyline { fill: none; stroke-width: 2; }
  circle { stroke-width: 2; }`;

interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly passed: boolean }[];
}

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
  readonly limit?: number;
  readonly isLogarithmic: boolean;
}

/** The same process has the same colour in each panel. */
const names = ['1 web', '2 web', 'web 1', 'web 2', 'worker', 'generator', 'postgres', 'other'];
const colours = ['#0f6b4f', '#b06a00', '#0f6b4f', '#5aa98c', '#3a5fb0', '#b06a00', '#8a4fa3', '#6a6a6a'];
const round = (value: number) => String(Math.round(value * 10) / 10);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The curves of a run as one SVG: p99 against the offered load, and below it the CPU of each process. Hollow points are steps that failed. */
export function drawCurves({ at, machine, loadAverageBefore, market, curves }: DayResult): string {
  const of = (step: Step, y: number) => ({ x: step.offered, y, passed: step.passed });
  const times: Panel = {
    title: 'p99 from when a request was due, by actions a second',
    unit: 'ms',
    limit: limits.p99Ms,
    isLogarithmic: true,
    lines: curves.map(({ processes, steps }) => ({
      name: `${processes} web`,
      points: steps.map((step) => of(step, Math.max(1, step.p99Ms ?? 1))),
    })),
  };
  const shares = curves.map(
    ({ processes, steps }): Panel => ({
      title: `CPU with ${processes} web, in cores`,
      unit: '',
      isLogarithmic: false,
      lines: Object.keys(steps[0]?.cpu ?? {}).map((name) => ({
        name,
        points: steps.map((step) => of(step, step.cpu?.[name] ?? 0)),
      })),
    }),
  );
  const panels = [times, ...shares];
  const height = top + panels.length * (panel.height + gap);
  const busy = loadAverageBefore >= 1 ? `, other work at a load of ${loadAverageBefore} before the start` : '';
  const title = `A Friday among ${market.jobs.toLocaleString('en-ZA')} jobs, ${at.slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="16" y="26">${escaped(title)}</text>
<text x="16" y="46">${escaped(machine + busy)}</text>
${panels.map((one, index) => drawPanel(one, top + index * (panel.height + gap))).join('\n')}
</svg>
`;
}

function drawPanel({ title, unit, lines, limit, isLogarithmic }: Panel, from: number): string {
  const points = lines.flatMap((line) => line.points);
  const [mostX, mostY] = [Math.max(...points.map(({ x }) => x)), Math.max(limit ?? 0.1, ...points.map(({ y }) => y))];
  const leastY = isLogarithmic ? Math.min(limit ?? 1, ...points.map(({ y }) => y)) : 0;
  const scaleY = isLogarithmic ? Math.log10 : (value: number) => value;
  const [low, high] = [scaleY(leastY), scaleY(mostY * 1.05)];
  const right = width - panel.right;
  const bottom = from + panel.height;
  const placeX = (x: number) => round(panel.left + (x / mostX) * (right - panel.left));
  const placeY = (y: number) => round(bottom - ((scaleY(y) - low) / (high - low)) * (panel.height - 24));
  const steps = isLogarithmic
    ? [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].filter((y) => y >= leastY && y <= mostY * 1.05)
    : [0.25, 0.5, 0.75, 1].map((share) => Math.round(share * mostY * 100) / 100);
  const drawn = [
    `<text x="16" y="${from}">${escaped(title)}</text>`,
    ...steps.map(
      (y) =>
        `<line class="grid" x1="${panel.left}" x2="${right}" y1="${placeY(y)}" y2="${placeY(y)}"/><text x="${panel.left - 8}" y="${placeY(y)}" dy="4" text-anchor="end">${y}${unit && ` ${unit}`}</text>`,
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        `<text x="${placeX(share * mostX)}" y="${bottom + 18}" text-anchor="middle">${round(share * mostX)}</text>`,
    ),
    `<line class="axis" x1="${panel.left}" x2="${right}" y1="${bottom}" y2="${bottom}"/>`,
  ];
  if (limit !== undefined)
    drawn.push(`<line class="limit" x1="${panel.left}" x2="${right}" y1="${placeY(limit)}" y2="${placeY(limit)}"/>`);
  for (const [index, { name, points: own }] of lines.entries()) {
    const colour = colours[names.indexOf(name)] ?? '#1d2b26';
    const path = own.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ');
    drawn.push(`<polyline stroke="${colour}" points="${path}"/>`);
    for (const { x, y, passed } of own)
      drawn.push(
        `<circle stroke="${colour}" fill="${passed ? colour : '#ffffff'}" cx="${placeX(x)}" cy="${placeY(y)}" r="3.5"/>`,
      );
    drawn.push(`<text style="fill:${colour}" x="${right + 14}" y="${from + 24 + index * 18}">${escaped(name)}</text>`);
  }
  return drawn.join('\n');
}
