import { noticeMark, offMark, sitePath } from '#contract/operators/site-now.ts';
import { factsMark } from '#contract/site/site-facts.ts';
import { followRepPrices } from './follow-rep-prices.ts';
import { markSite } from './site-now.ts';

/** An answer is fresh for this long. */
const goodForMs = 30_000;

let askedAt = performance.now();

// The notice itself is on the root element, where the server put it before the first paint: this is for subscribers.
const status = document.createElement('p');
status.role = 'status';
status.className = 'sr-only';
document.body.append(status);

let opensAnew = false;

/** The settings a page states are fixed when it loads, so the next navigation loads from the server. */
function openNextAnew() {
  if (opensAnew) return;
  opensAnew = true;
  const push = history.pushState.bind(history);
  history.pushState = (...wanted) => {
    const { pathname } = location;
    push(...wanted);
    if (location.pathname !== pathname) location.reload();
  };
}

const applyFacts = () => {
  status.textContent = document.documentElement.getAttribute(noticeMark);
};

async function ask() {
  if (document.visibilityState === 'hidden' || performance.now() - askedAt < goodForMs) return;
  askedAt = performance.now();
  const answer = await fetch(sitePath).catch(() => null);
  // A captive portal's response in the server's place is ignored.
  const site = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!Array.isArray(site?.off)) return;
  markSite({ [noticeMark]: site.notice, [offMark]: site.off.join(' ') });
  if (site.words !== document.documentElement.getAttribute(factsMark)) openNextAnew();
  applyFacts();
}

// The server marks a page when it serves it; an open page sees a change within a minute, or on returning.
applyFacts();
setInterval(() => void ask(), goodForMs + 1_000);
document.addEventListener('visibilitychange', () => void ask());
followRepPrices();
