import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { phone } from '#test/support/browser-devices.ts';
import { findTooWide } from '#test/support/browser-widths.ts';
import {
  adminScreens,
  businessScreens,
  openWhole,
  repScreens,
  signInToDemo,
  signInToPanel,
  withDemo,
} from './demo-screens.ts';

const demo = withDemo();
test.use({ ownContext: true, ...phone, viewport: { width: 360, height: 780 } });
test.describe.configure({ timeout: 600_000 });

/** Controls too small for touch: narrower or lower than 40 px, except for links in a sentence. Runs in the page. */
function smallTargets(): string[] {
  const least = 40;
  const areaOf = (one: Element) => {
    const own = one.getBoundingClientRect();
    const label = one.matches('input')
      ? (one.parentElement?.closest('label, .control') ?? document.querySelector(`label[for="${one.id}"]`))
      : null;
    // A link may be as large as the card around it through its ::after.
    const after = getComputedStyle(one, '::after');
    const card = after.position === 'absolute' && after.content !== 'none' ? one.closest('.relative') : null;
    const around = (card ?? label)?.getBoundingClientRect() ?? own;
    return { width: Math.max(own.width, around.width), height: Math.max(own.height, around.height) };
  };
  return [...document.querySelectorAll('a, button, summary, select, input:not([type="hidden"]), [role="button"]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only, [inert]'))
    .filter((one) => getComputedStyle(one).display !== 'inline' || !one.matches('a, button'))
    .filter((one) => getComputedStyle(one).opacity !== '0')
    .map((one) => ({ one, area: areaOf(one) }))
    .filter(({ area }) => area.width > 1 && (area.width < least - 0.5 || area.height < least - 0.5))
    .map(
      ({ one, area }) =>
        `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}” is ${Math.round(area.width)} by ${Math.round(area.height)}`,
    );
}

/** Buttons of one page with the same name, and links with the same name and different targets. */
async function sameNames(page: Page): Promise<string[]> {
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
  const seen = new Map<string, string>();
  const found = new Set<string>();
  lines.forEach((line, at) => {
    const [, role, name] = /- '?(button|link) "((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    // One job may be in two lists, and a field may contain a button that shows its password or list.
    if (role === undefined || name === undefined || /^(Save|Show password|Show all)/.test(name)) return;
    const leadsTo = role === 'link' ? (/\/url: (.*)$/.exec(lines[at + 1] ?? '')?.[1] ?? '') : String(at);
    const known = seen.get(`${role} ${name}`);
    if (known !== undefined && known !== leadsTo) found.add(`several: ${role} “${name}”`);
    seen.set(`${role} ${name}`, leadsTo);
  });
  return [...found];
}

async function expectHandy(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const address of addresses) {
    await openWhole(page, demo().url + address);
    const found = [
      ...(await sameNames(page)),
      ...(await page.evaluate(smallTargets)),
      ...(await findTooWide(page, [32])),
    ];
    faults.push(...found.map((one) => `${address}: ${one}`));
  }
  expect(faults.join('\n')).toBe('');
}

test('the screens of a rep work on a small phone, by touch and with a screen reader', async ({ page }) => {
  await expectHandy(page, await repScreens(await signInToDemo(demo, page, 'rep')));
});

test('the screens of a business work on a small phone, by touch and with a screen reader', async ({ page }) => {
  await expectHandy(page, await businessScreens(await signInToDemo(demo, page, 'business')));
});

test('the screens of an admin work on a small phone, by touch and with a screen reader', async ({ page }) => {
  await signInToPanel(demo, page);
  await expectHandy(page, adminScreens);
});
