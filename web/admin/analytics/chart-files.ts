import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import type { CsvFormat } from '#contract/csv-format.ts';
import { csvOf } from '#domain/shared/csv.ts';
import type { SavedFile } from '#web/lib/save-file.ts';
import type { Chart } from './chart-columns.ts';
import { lookOf } from './figure-chart.tsx';
import { plainNumber } from './value-texts.ts';

const fileName = (title: string, { periods }: AnalyticsFigures) =>
  `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${periods[0]?.from}-${periods.at(-1)?.to}`;

export const chartCsvName = (chart: Chart, answer: AnalyticsFigures) => `${fileName(chart.title, answer)}.csv`;

/** The table for a spreadsheet: rand, hours and percent as numbers. */
export function chartCsv(chart: Chart, answer: AnalyticsFigures, format: CsvFormat): string {
  const series = chart.columns.map(({ values }) => values(answer));
  const unitOf = { count: '', rand: ' (rand)', hours: ' (hours)', percent: ' (percent)' } as const;
  const rows = answer.periods.map(({ from, to, isWhole }, at) => [
    ...[from, to, isWhole ? 'yes' : 'no'],
    ...chart.columns.map(({ unit }, number) => {
      const value = series[number]?.[at] ?? null;
      return value === null ? '' : plainNumber(unit, value);
    }),
  ]);
  return csvOf(
    [['From', 'To', 'Over', ...chart.columns.map(({ label, unit }) => label + unitOf[unit])], ...rows],
    format,
  );
}

const styled = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'text-anchor',
  'opacity',
];
const head = 64;

/** Outside the page, its colours and fonts are unknown, so they are written into each part. */
function inline(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of styled) to.setAttribute(name, style.getPropertyValue(name));
  [...from.children].forEach((child, at) => {
    const copy = to.children[at];
    if (copy) inline(child, copy);
  });
}

const add = (parent: Element, name: string, attributes: Readonly<Record<string, string | number>>, text = '') => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  parent.append(element);
  return element;
};

interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** With its title and legend above it. */
function drawPicture(drawn: HTMLElement, chart: Chart): Picture {
  const svg = drawn.querySelector('svg.recharts-surface');
  if (!svg) throw new Error('The chart hasn’t loaded yet.');
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  picture.setAttribute('viewBox', `0 0 ${width} ${height + head}`);
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height + head));
  add(picture, 'rect', { width, height: height + head, fill: colour('--surface') });
  const letters = { 'font-family': 'Inter, sans-serif', fill: colour('--ink') };
  const columns = chart.columns.filter(({ undrawn }) => !undrawn);
  // On a phone a long title is set smaller.
  const size = Math.min(18, (1.75 * width) / chart.title.length);
  add(picture, 'text', { x: 12, y: 26, 'font-size': size, 'font-weight': 700, ...letters }, chart.title);
  let x = 12;
  for (const [number, { label }] of columns.entries()) {
    const named = /var\((--[\w-]+)\)/.exec(lookOf(number).colour)?.[1] ?? '--ink';
    add(picture, 'rect', { x, y: 43, width: 12, height: 12, rx: 2, fill: colour(named) });
    add(picture, 'text', { x: x + 18, y: 54, 'font-size': 14, ...letters }, label);
    x += 34 + label.length * 8;
  }
  const copy = svg.cloneNode(true) as Element;
  inline(svg, copy);
  copy.setAttribute('y', String(head));
  picture.append(copy);
  return { text: new XMLSerializer().serializeToString(picture), width, height: height + head };
}

export function chartSvg(drawn: HTMLElement, chart: Chart, answer: AnalyticsFigures): SavedFile {
  return {
    name: `${fileName(chart.title, answer)}.svg`,
    content: drawPicture(drawn, chart).text,
    type: 'image/svg+xml',
  };
}

/** Twice the resolution of the page, for slides and paper. */
export async function chartPng(drawn: HTMLElement, chart: Chart, answer: AnalyticsFigures): Promise<SavedFile> {
  const { text, width, height } = drawPicture(drawn, chart);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!content) throw new Error('This browser couldn’t create the image.');
  return { name: `${fileName(chart.title, answer)}.png`, content, type: 'image/png' };
}
