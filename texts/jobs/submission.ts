interface Asks {
  readonly asksPictures: boolean;
  readonly asksCount: string | null;
}

/** A sentence on what is submitted beside the hours; null where nothing is. */
export function describeSubmission({ asksPictures, asksCount }: Asks): string | null {
  const asks = [
    'Your hours and what you did each day',
    ...(asksPictures ? ['pictures of the work'] : []),
    ...(asksCount ? [`a count: ${asksCount}`] : []),
  ];
  const last = asks.pop();
  return asks.length === 0 ? null : `${asks.join(', ')} and ${last}`;
}
