import { expect, test } from 'vitest';
import type { KeptAttachment } from './kept-attachments.ts';
import { createTray } from './tray.ts';

const place = (label: string): KeptAttachment => ({ kind: 'place', label, latitude: null, longitude: null });

/** The phone's storage, shared by all pages. */
function openPhone(full = false) {
  let kept: readonly KeptAttachment[] = [];
  const openPage = () =>
    createTray({
      find: async () => kept,
      async put(items) {
        if (full) throw new Error('The storage is full');
        kept = items;
      },
    });
  return { openPage, labels: () => kept.map(labelOf) };
}

const labelOf = (one: KeptAttachment) => (one.kind === 'place' ? one.label : '');
const turns = async () => {
  for (let count = 0; count < 5; count++) await Promise.resolve();
};

test('unsent attachments are back after a reload, before those attached since', async () => {
  const phone = openPhone();
  await phone.openPage().add(place('Gate 4'));
  const tray = phone.openPage();
  await tray.add(place('Gate 5'));
  expect(tray.items().map(labelOf)).toEqual(['Gate 4', 'Gate 5']);
  await tray.change((one) => (labelOf(one) === 'Gate 4' ? null : one));
  expect(phone.labels()).toEqual(['Gate 5']);
});

test('an attachment is sent with a message, and stored until then', async () => {
  const phone = openPhone();
  const tray = phone.openPage();
  await tray.add(place('Gate 4'));
  let messageIsKept = () => {};
  const emptied = tray.empty(
    new Promise<void>((resolve) => {
      messageIsKept = resolve;
    }),
  );
  expect(tray.items()).toEqual([]);
  await turns();
  expect(phone.labels()).toEqual(['Gate 4']);
  messageIsKept();
  await emptied;
  expect(phone.labels()).toEqual([]);
});

test('without storage it lives as long as the page', async () => {
  const tray = openPhone(true).openPage();
  await tray.add(place('Gate 4'));
  expect(tray.items().map(labelOf)).toEqual(['Gate 4']);
});
