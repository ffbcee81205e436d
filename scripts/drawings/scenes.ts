import { drawFigure, type Figure, startDrawing } from './figure.ts';
import { palette as p } from './palette.ts';
import { people } from './people.ts';

const at = (x: number, y: number, what: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`;

const person = (who: Figure, x: number, y: number, scale = 1) => at(x, y, drawFigure(who), scale);

/** A limb: a thick line with round ends, from the shoulder over the elbow to the hand. */
function arm(sleeve: string, skin: string, [sx, sy]: Point, [ex, ey]: Point, [hx, hy]: Point): string {
  const mx = (sx + ex * 3) / 4;
  const my = (sy + ey * 3) / 4;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M${sx} ${sy}L${ex} ${ey}L${hx} ${hy}" stroke="${skin}" stroke-width="21"/><path d="M${sx} ${sy}L${mx} ${my}" stroke="${sleeve}" stroke-width="28"/></g><circle cx="${hx}" cy="${hy}" r="13.500" fill="${skin}"/>`;
}
type Point = readonly [number, number];

/** The lattice of the cloth: a ring of dots around each, every second row moved by half. */
function cloth(colour: string, [x0, y0, x1, y1]: readonly [number, number, number, number], step = 34): string {
  const small: string[] = [];
  const large: string[] = [];
  for (let row = 0, y = y0; y <= y1; row++, y += step / 2) {
    for (let x = x0 + (row % 2 ? step / 2 : 0); x <= x1; x += step) {
      large.push(`M${x} ${y}h0`);
      small.push(`M${x} ${y - 7}h0M${x} ${y + 7}h0M${x - 7} ${y}h0M${x + 7} ${y}h0`);
    }
  }
  return `<g stroke="${colour}" stroke-linecap="round"><path stroke-width="5" d="${large.join('')}"/><path stroke-width="2.800" d="${small.join('')}"/></g>`;
}

/** Stripes of an awning, each ending in a scallop. */
function awning(
  x: number,
  y: number,
  stripes: number,
  width: number,
  height: number,
  colours: readonly [string, string],
): string {
  const parts = Array.from({ length: stripes }, (_, index) => {
    const left = x + index * width;
    return `<path fill="${colours[index % 2]}" d="M${left} ${y}h${width}v${height}a${width / 2} ${width / 2} 0 0 1-${width} 0Z"/>`;
  });
  return `${parts.join('')}<path fill="#000" fill-opacity=".1" d="M${x} ${y}h${stripes * width}v10h-${stripes * width}z"/>`;
}

const jar = (x: number, y: number, colour: string, lid: string = p.cream) =>
  `<rect x="${x - 17}" y="${y - 48}" width="34" height="48" rx="8" fill="${colour}"/><rect x="${x - 14}" y="${y - 58}" width="28" height="13" rx="4" fill="${lid}"/><rect x="${x - 17}" y="${y - 34}" width="34" height="18" fill="${p.cream}"/><path stroke="${colour}" stroke-width="4.500" stroke-linecap="round" d="M${x - 6} ${y - 25}h0M${x} ${y - 25}h0M${x + 6} ${y - 25}h0"/>`;

const bottle = (x: number, y: number, colour: string) =>
  `<path fill="${colour}" d="M${x - 6} ${y - 74}h12v16q10 6 10 20v32q0 6-6 6h-20q-6 0-6-6v-32q0-14 10-20z"/><rect x="${x - 16}" y="${y - 30}" width="32" height="17" fill="${p.cream}"/><rect x="${x - 7}" y="${y - 80}" width="14" height="9" rx="2" fill="${p.ink}" fill-opacity=".5"/>`;

const oranges = (x: number, y: number) =>
  `<path stroke="${p.marigold}" stroke-width="27" stroke-linecap="round" d="M${x - 26} ${y - 14}h0M${x} ${y - 14}h0M${x + 26} ${y - 14}h0M${x - 13} ${y - 36}h0M${x + 13} ${y - 36}h0M${x} ${y - 57}h0"/><path stroke="${p.leaf}" stroke-width="5" stroke-linecap="round" d="M${x} ${y - 72}q5-5 10-4M${x - 13} ${y - 50}h2M${x + 13} ${y - 50}h2"/><path fill="${p.sand}" d="M${x - 46} ${y - 12}h92l-8 12h-76z"/>`;

const cup = (x: number, y: number, colour: string) =>
  `<path fill="${p.cream}" d="M${x - 11} ${y - 26}h22l-3 26h-16z"/><path fill="${colour}" d="M${x - 10} ${y - 18}h20l-1.500 11h-17z"/>`;

const tablet = (x: number, y: number, turn = -8) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-29" width="80" height="58" rx="8" fill="${p.ink}"/><rect x="-34" y="-23" width="68" height="46" rx="3" fill="${p.cream}"/><path fill="${p.green}" d="M-28-17h30v6h-30zM-28-6h44v5h-44zM-28 3h36v5h-36z"/><circle cx="20" cy="13" r="8" fill="${p.marigold}"/></g>`;

const frame = (width: number, height: number, ground: string, content: string, radius = 28) =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${width} ${height}"><clipPath id="f"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#f)"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</g></svg>`;

/** A market day: a stall in the sun, and its owner. */
function stall(): string {
  const { nomsa, sipho } = people;
  return frame(
    640,
    480,
    p.marigold,
    [
      `<circle cx="500" cy="150" r="108" fill="${p.cream}" fill-opacity=".45"/>`,
      `<g opacity=".26">${cloth(p.amber, [0, 0, 640, 480], 42)}</g>`,
      `<path fill="${p.leaf}" d="M0 300Q90 236 190 282T400 262T640 290V480H0Z"/><path fill="${p.green}" d="M0 330Q150 290 330 318T640 312V480H0Z"/>`,
      `<path stroke="${p.deep}" stroke-width="12" d="M62 96V420M578 96V420"/>`,
      person(nomsa, 236, 208, 1.16),
      person(sipho, 432, 214, 1.1),
      arm(nomsa.top.colour, nomsa.skin.base, [160, 312], [118, 368], [182, 374]),
      awning(30, 46, 10, 58, 52, [p.clay, p.cream]),
      `<rect x="24" y="34" width="592" height="18" rx="9" fill="${p.deep}"/>`,
      `<rect x="28" y="376" width="584" height="24" rx="7" fill="${p.cream}"/><rect x="46" y="400" width="548" height="90" fill="${p.indigo}"/>${cloth(p.cream, [64, 418, 590, 480], 40)}`,
      oranges(108, 376),
      jar(322, 376, p.clay),
      jar(362, 376, p.green, p.marigold),
      bottle(536, 376, p.leaf),
      bottle(572, 376, p.clay),
      arm(sipho.top.colour, sipho.skin.base, [508, 318], [536, 350], [482, 366]),
    ].join(''),
  );
}

/** In a shop: shelves, and an assistant who knows the stock. */
function shop(): string {
  const { priya } = people;
  const shelf = (y: number) =>
    `<rect x="0" y="${y}" width="640" height="13" fill="${p.sand}"/><rect x="0" y="${y + 13}" width="640" height="6" fill="#000" fill-opacity=".13"/>`;
  return frame(
    640,
    480,
    p.green,
    [
      `<g opacity=".3">${cloth(p.leaf, [0, 0, 640, 480], 42)}</g>`,
      shelf(136),
      shelf(276),
      shelf(416),
      [40, 82, 124, 540, 582, 622].map((x, i) => jar(x, 136, [p.clay, p.marigold, p.indigo][i % 3] as string)).join(''),
      [46, 88, 130, 532, 576, 618]
        .map((x, i) => bottle(x, 276, [p.marigold, p.mint, p.clay][i % 3] as string))
        .join(''),
      [40, 82, 124, 540, 582, 622].map((x, i) => jar(x, 416, [p.indigo, p.mint, p.marigold][i % 3] as string)).join(''),
      [200, 242, 420, 462].map((x, i) => bottle(x, 136, [p.mint, p.clay][i % 2] as string)).join(''),
      person(priya, 322, 222, 1.5),
      arm(priya.top.colour, priya.skin.base, [222, 372], [196, 448], [274, 440]),
      tablet(318, 424),
      arm(priya.top.colour, priya.skin.base, [424, 372], [452, 446], [366, 434]),
    ].join(''),
  );
}

/** At a stand in a mall, a taste for passers-by. */
function stand(): string {
  const { ayanda, carla } = people;
  return frame(
    640,
    480,
    p.mint,
    [
      `<g opacity=".5">${cloth('#b5d6c3', [0, 0, 640, 480], 42)}</g>`,
      `<rect x="0" y="420" width="640" height="60" fill="#b5d6c3"/>`,
      `<rect x="36" y="36" width="150" height="400" rx="10" fill="${p.clay}"/><circle cx="111" cy="126" r="46" fill="${p.marigold}"/><path fill="${p.cream}" d="M66 206h90v12h-90zM66 232h66v12h-66zM66 258h78v12h-78z"/><g opacity=".9">${cloth(p.marigold, [58, 318, 170, 420], 36)}</g><rect x="26" y="430" width="170" height="12" rx="6" fill="${p.ink}"/>`,
      person({ ...ayanda, top: { style: 'polo', colour: p.marigold, second: p.green } }, 318, 188, 1.3),
      person(carla, 540, 214, 1.24),
      `<path fill="${p.deep}" d="M214 372h236l-16 118h-204z"/><g>${cloth(p.marigold, [246, 402, 424, 480], 38)}</g><rect x="202" y="356" width="260" height="20" rx="8" fill="${p.cream}"/>`,
      cup(234, 356, p.clay),
      cup(266, 356, p.leaf),
      cup(298, 356, p.clay),
      arm(p.marigold, ayanda.skin.base, [404, 306], [432, 350], [440, 300]),
      cup(441, 290, p.clay),
    ].join(''),
  );
}

/** The Saturday crew. */
function team(): string {
  const { riaan, zintle, fatima, thabang, lerato, yusuf } = people;
  return frame(
    640,
    400,
    p.deep,
    [
      `<g opacity=".55">${cloth(p.green, [0, 0, 640, 400], 42)}</g>`,
      `<circle cx="320" cy="226" r="196" fill="${p.marigold}"/>`,
      person(yusuf, 88, 196, 1.04),
      person(riaan, 552, 190, 1.06),
      person(lerato, 196, 178, 1.14),
      person(fatima, 442, 180, 1.14),
      person(thabang, 318, 158, 1.2),
      person(zintle, 262, 300, 1.24),
      person(people.keagan, 396, 306, 1.2),
    ].join(''),
  );
}

/** On the way to a gig. */
function phone(): string {
  const { zintle } = people;
  return frame(
    480,
    480,
    p.indigo,
    [
      `<g opacity=".4">${cloth('#4661a6', [0, 0, 480, 480], 42)}</g>`,
      `<circle cx="240" cy="250" r="170" fill="${p.marigold}"/>`,
      person({ ...zintle, top: { style: 'print', colour: p.green, second: p.cream } }, 226, 206, 1.5),
      arm(p.green, zintle.skin.base, [326, 350], [366, 432], [352, 330]),
      `<g transform="translate(358 300) rotate(8)"><rect x="-25" y="-44" width="50" height="88" rx="9" fill="${p.ink}"/><rect x="-20" y="-37" width="40" height="74" rx="4" fill="${p.cream}"/><path fill="${p.green}" d="M-15-30h30v8h-30zM-15-16h22v6h-22z"/><rect x="-15" y="10" width="30" height="18" rx="5" fill="${p.marigold}"/></g>`,
      `<g><path fill="${p.cream}" d="M300 66h136q18 0 18 18v52q0 18-18 18h-70l-22 26v-26h-44q-18 0-18-18V84q0-18 18-18z"/><path fill="${p.green}" d="M304 90h94v12h-94zM304 116h58v12h-58z"/><circle cx="420" cy="120" r="15" fill="${p.leaf}"/><path d="M413 120l5 6 9-11" fill="none" stroke="${p.cream}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    ].join(''),
  );
}

const drawings = { stall, shop, stand, team, phone };
export type SceneName = keyof typeof drawings;
export const sceneNames = Object.keys(drawings) as SceneName[];

export function drawScene(name: SceneName): string {
  startDrawing();
  return drawings[name]();
}
