interface VideoChoices {
  readonly seconds?: number;
  /** `qt  ` makes it a QuickTime file. */
  readonly brand?: string;
  readonly handler?: 'vide' | 'soun';
  /** Of the picture itself. */
  readonly bytes?: number;
  /** As a browser records it: no duration in the header, and fragments of a second each. */
  readonly fragmented?: boolean;
  /** The total of its sample list, in seconds; by default the declared duration. */
  readonly sampled?: number;
  /** The number of samples declared by each fragment. */
  readonly samplesOfFragment?: number;
}

/** The boxes of an MP4 with one track, without playable content. */
export function makeMp4(choices: VideoChoices = {}): Buffer {
  const { seconds = 12, brand = 'isom', handler = 'vide', bytes = 2000, fragmented = false } = choices;
  const declared = fragmented ? 0 : seconds * 1000;
  const { sampled = declared / 1000, samplesOfFragment = 1 } = choices;
  const track = box('trak', [
    box('tkhd', [full(), numbers(0, 0, 1, 0, declared), Buffer.alloc(60)]),
    box('mdia', [
      box('mdhd', [full(), numbers(0, 0, 1000, declared), Buffer.alloc(4)]),
      box('hdlr', [full(), numbers(0), Buffer.from(handler), Buffer.alloc(13)]),
      box('minf', [box('stbl', [box('stts', [full(), numbers(1, sampled, 1000)])])]),
    ]),
  ]);
  const extension = fragmented ? [box('mvex', [box('trex', [full(), numbers(1, 1, 1000, 0, 0)])])] : [];
  const moov = box('moov', [
    box('mvhd', [full(), numbers(0, 0, 1000, declared), Buffer.alloc(80)]),
    track,
    ...extension,
  ]);
  const fragments = Array.from({ length: fragmented ? seconds : 0 }, (_, index) => [
    box('moof', [
      box('mfhd', [full(), numbers(index + 1)]),
      box('traf', [
        box('tfhd', [full(), numbers(1)]),
        box('tfdt', [full(), numbers(index * 1000)]),
        box('trun', [full(), numbers(samplesOfFragment)]),
      ]),
    ]),
    box('mdat', [Buffer.alloc(100, 7)]),
  ]).flat();
  const whole = fragmented ? fragments : [box('mdat', [Buffer.alloc(bytes, 7)])];
  return Buffer.concat([box('ftyp', [Buffer.from(brand), numbers(512), Buffer.from(brand)]), moov, ...whole]);
}

function box(type: string, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([numbers(body.length + 8), Buffer.from(type), body]);
}

const full = (): Buffer => Buffer.alloc(4);

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** A WebM as a browser records it: without a duration unless one is `declared`, in clusters of unknown size. */
export function makeWebm({ seconds = 12, declared }: { seconds?: number; declared?: number } = {}): Buffer {
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(declared ?? 0);
  const info = element(
    '1549a966',
    Buffer.concat([
      element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
      ...(declared === undefined ? [] : [element('4489', duration)]),
    ]),
  );
  const track = element('ae', Buffer.concat([element('d7', Buffer.from([1])), element('83', Buffer.from([1]))]));
  const clusters = Array.from({ length: seconds + 1 }, (_, second) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(second * 1000);
    const block = element('a3', Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), Buffer.alloc(50, 7)]));
    return Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), element('e7', time), block]);
  });
  const unknown = Buffer.from('1853806701ffffffffffffff', 'hex');
  return Buffer.concat([header, unknown, info, element('1654ae6b', track), ...clusters]);
}

function element(id: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
}
