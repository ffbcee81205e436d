import type { Point } from '#web/features/marketing/dots.tsx';

/** South Africa from north to south: the first and the last dot of each run of dots, about 40 km apart. The gap is Lesotho. */
const rows: readonly (readonly (readonly [first: number, last: number])[])[] = [
  [[30, 35]],
  [[29, 36]],
  [[28, 36]],
  [[27, 36]],
  [[26, 36]],
  [[26, 37]],
  [[25, 37]],
  [[25, 37]],
  [[23, 37]],
  [
    [9, 9],
    [23, 37],
  ],
  [
    [9, 9],
    [16, 17],
    [22, 37],
  ],
  [
    [9, 10],
    [16, 37],
  ],
  [
    [9, 10],
    [15, 34],
  ],
  [
    [9, 10],
    [14, 34],
  ],
  [
    [9, 9],
    [13, 34],
  ],
  [
    [9, 35],
    [38, 39],
  ],
  [[9, 39]],
  [[9, 39]],
  [[9, 38]],
  [
    [2, 2],
    [9, 38],
  ],
  [
    [0, 1],
    [7, 37],
  ],
  [
    [1, 4],
    [7, 27],
    [31, 37],
  ],
  [
    [1, 26],
    [31, 36],
  ],
  [
    [2, 25],
    [32, 36],
  ],
  [
    [2, 25],
    [31, 35],
  ],
  [
    [3, 26],
    [31, 35],
  ],
  [
    [2, 26],
    [28, 34],
  ],
  [[3, 34]],
  [[3, 33]],
  [[4, 32]],
  [[4, 31]],
  [[5, 30]],
  [[5, 29]],
  [[5, 29]],
  [[4, 27]],
  [[4, 27]],
  [[5, 25]],
  [[5, 23]],
  [[6, 13]],
  [[7, 10]],
];

const height = 0.866;

/** Every other row is offset by half a dot, as on the cloth. */
function placeOfDot(row: number, column: number): Point {
  return [(column + (row % 2 === 0 ? 0.5 : 0)) * 10, row * height * 10];
}

export const countryDots: Point[] = rows.flatMap((runs, row) =>
  runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => placeOfDot(row, first + index)),
  ),
);

/** A town in each of the nine provinces, as row and column of its dot. */
export const towns: readonly { readonly name: string; readonly at: Point; readonly side?: 'start' }[] = [
  { name: 'Polokwane', at: placeOfDot(5, 32) },
  { name: 'Mbombela', at: placeOfDot(10, 35) },
  { name: 'Johannesburg', at: placeOfDot(12, 28) },
  { name: 'Mahikeng', at: placeOfDot(11, 22), side: 'start' },
  { name: 'Kimberley', at: placeOfDot(20, 20), side: 'start' },
  { name: 'Bloemfontein', at: placeOfDot(22, 23) },
  { name: 'Durban', at: placeOfDot(24, 35) },
  { name: 'Gqeberha', at: placeOfDot(37, 22) },
  { name: 'Cape Town', at: placeOfDot(37, 5) },
];
